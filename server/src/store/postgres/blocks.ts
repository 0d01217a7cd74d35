import type { Block, PeopleStore } from '../people.ts';
import type { ForgetBeside } from './people.ts';
import type { Postgres } from './postgres.ts';

type Blocks = Pick<
  PeopleStore,
  'addBlock' | 'removeBlock' | 'blocksOf' | 'blockedBy' | 'blockersOf'
> & { readonly forgetBlocks: ForgetBeside };

/** However many people block somebody, so many of them are asked. */
const MOST_BLOCKERS = 10_000;

export function blocksIn(db: Postgres): Blocks {
  const add = db.statement(
    `INSERT INTO blocks (member, blocked, id, name, since)
     SELECT $1, blocked, $3, $4, $5 FROM unnest($2::text[]) AS blocked
     ON CONFLICT DO NOTHING`,
  );
  const remove = db.statement('DELETE FROM blocks WHERE member = $1 AND id = $2');
  const count = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM blocks WHERE member = $1',
  );
  const list = db.statement<Block>(
    `SELECT id, min(name) AS name, min(since) AS since FROM blocks WHERE member = $1
     GROUP BY id ORDER BY min(since) DESC, id`,
  );
  const blocked = db.statement<{ blocked: string }>('SELECT blocked FROM blocks WHERE member = $1');
  const blockers = db.statement<{ member: string }>(
    `SELECT member FROM blocks WHERE blocked = $1 LIMIT ${MOST_BLOCKERS}`,
  );
  const forget = db.statement(
    'DELETE FROM blocks WHERE member = ANY ($1::text[]) OR blocked = ANY ($1::text[])',
  );

  return {
    addBlock: (member, { id, name, since }, all, most) =>
      db.transaction(async (tx) => {
        await tx.alone(`blocks of ${member}`);
        const known = (await tx.get(count, member))?.count ?? 0;
        if (known + all.length > most) return false;
        await tx.run(add, member, all, id, JSON.stringify(name), since);
        return true;
      }),
    removeBlock: async (member, id) => (await db.run(remove, member, id)) > 0,
    blocksOf: async (member) =>
      (await db.all(list, member)).map(({ id, name, since }) => ({
        id,
        name: JSON.parse(name) as string,
        since,
      })),
    blockedBy: async (member) => (await db.all(blocked, member)).map((row) => row.blocked),
    blockersOf: async (member) => (await db.all(blockers, member)).map((row) => row.member),
    forgetBlocks: async (tx, members) => void (await tx.run(forget, members)),
  };
}
