import type { Block, PeopleStore } from '../people.ts';
import type { Sqlite } from './sqlite.ts';

type Blocks = Pick<
  PeopleStore,
  'addBlock' | 'removeBlock' | 'blocksOf' | 'blockedBy' | 'blockersOf'
> & {
  /** For use within another write. */
  forgetBlocks(member: string): void;
};

/** However many people block somebody, so many of them are asked. */
const MOST_BLOCKERS = 10_000;

export function blocksIn(db: Sqlite): Blocks {
  const add = db.statement(
    `INSERT INTO blocks (member, blocked, id, name, since) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const remove = db.statement('DELETE FROM blocks WHERE member = ? AND id = ?');
  const count = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM blocks WHERE member = ?',
  );
  const list = db.statement<Block>(
    `SELECT id, min(name) AS name, min(since) AS since FROM blocks WHERE member = ?
     GROUP BY id ORDER BY since DESC, id`,
  );
  const blocked = db.statement<{ blocked: string }>('SELECT blocked FROM blocks WHERE member = ?');
  const blockers = db.statement<{ member: string }>(
    `SELECT member FROM blocks WHERE blocked = ? LIMIT ${MOST_BLOCKERS}`,
  );
  const forgetOwn = db.statement('DELETE FROM blocks WHERE member = ?');
  const forgetOthers = db.statement('DELETE FROM blocks WHERE blocked = ?');

  return {
    addBlock: (member, { id, name, since }, all, most) =>
      db.write(() => {
        const known = count.get(member)?.count ?? 0;
        if (known + all.length > most) return false;
        for (const one of all) add.run(member, one, id, JSON.stringify(name), since);
        return true;
      }),
    removeBlock: (member, id) => db.write(() => remove.run(member, id) > 0),
    blocksOf: (member) =>
      db.read(() =>
        list
          .all(member)
          .map(({ id, name, since }) => ({ id, name: JSON.parse(name) as string, since })),
      ),
    blockedBy: (member) => db.read(() => blocked.all(member).map((row) => row.blocked)),
    blockersOf: (member) => db.read(() => blockers.all(member).map((row) => row.member)),
    forgetBlocks: (member) => {
      forgetOwn.run(member);
      forgetOthers.run(member);
    },
  };
}
