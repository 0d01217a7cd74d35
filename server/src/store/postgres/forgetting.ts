import { MOST_ROWS } from '../bounds.ts';
import { forgottenAs } from '../forgotten.ts';
import type { DueForgetting, Store } from '../store.ts';
import type { Postgres, Transaction } from './postgres.ts';

type Forgetting = Pick<
  Store,
  'beginForgetting' | 'forgetting' | 'claimForgetting' | 'deferForgetting' | 'pruneForgotten'
> & {
  /** For use within another write. */
  endForgetting(tx: Transaction, members: readonly string[]): Promise<void>;
};

export function forgettingIn(db: Postgres): Forgetting {
  const begin = db.statement(
    `INSERT INTO forgetting (member, since, due) VALUES ($1, $2, $3)
     ON CONFLICT (member) DO UPDATE SET due = excluded.due`,
  );
  const remember = db.statement(
    `INSERT INTO forgotten (member_hash, at) VALUES ($1, $2)
     ON CONFLICT (member_hash) DO UPDATE SET at = excluded.at`,
  );
  const voidTokens = db.statement('DELETE FROM identities WHERE member = $1');
  const all = db.statement<{ member: string }>(
    `SELECT member FROM forgetting ORDER BY since, member LIMIT ${MOST_ROWS}`,
  );
  // What another process claims at this moment is locked, and passed over.
  const claim = db.statement<DueForgetting>(
    `WITH
       found AS (
         SELECT member, attempts FROM forgetting WHERE due <= $1
         ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED),
       claimed AS (
         UPDATE forgetting g SET due = $1::bigint + $2::bigint FROM found f WHERE g.member = f.member)
     SELECT member, attempts FROM found`,
  );
  const defer = db.statement(
    'UPDATE forgetting SET due = $1, attempts = attempts + $2 WHERE member = $3',
  );
  const end = db.statement('DELETE FROM forgetting WHERE member = ANY ($1::text[])');
  const prune = db.statement('DELETE FROM forgotten WHERE at < $1');

  return {
    beginForgetting: (member, now, lease) =>
      db.transaction(async (tx) => {
        await tx.run(begin, member, now, now + lease);
        await tx.run(remember, forgottenAs(member), now);
        await tx.run(voidTokens, member);
      }),
    forgetting: async () => (await db.all(all)).map(({ member }) => member),
    claimForgetting: async (now, lease) => (await db.change(claim, now, lease))[0] ?? null,
    deferForgetting: async (member, due, failed) =>
      void (await db.run(defer, due, failed ? 1 : 0, member)),
    endForgetting: async (tx, members) => void (await tx.run(end, members)),
    pruneForgotten: (before) => db.run(prune, before),
  };
}
