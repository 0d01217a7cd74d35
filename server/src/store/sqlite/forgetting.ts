import { MOST_ROWS } from '../bounds.ts';
import { forgottenAs } from '../forgotten.ts';
import type { DueForgetting, Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type Forgetting = Pick<
  Store,
  'beginForgetting' | 'forgetting' | 'claimForgetting' | 'deferForgetting' | 'pruneForgotten'
> & {
  /** For use within another write. */
  endForgetting(member: string): void;
};

export function forgettingIn(db: Sqlite): Forgetting {
  const begin = db.statement(
    `INSERT INTO forgetting (member, since, due) VALUES (?, ?, ?)
     ON CONFLICT (member) DO UPDATE SET due = excluded.due`,
  );
  const remember = db.statement(
    `INSERT INTO forgotten (member_hash, at) VALUES (?, ?)
     ON CONFLICT (member_hash) DO UPDATE SET at = excluded.at`,
  );
  const voidTokens = db.statement('DELETE FROM identities WHERE member = ?');
  const all = db.statement<{ member: string }>(
    `SELECT member FROM forgetting ORDER BY since, member LIMIT ${MOST_ROWS}`,
  );
  const firstDue = db.statement<DueForgetting>(
    'SELECT member, attempts FROM forgetting WHERE due <= ? ORDER BY due LIMIT 1',
  );
  const defer = db.statement(
    'UPDATE forgetting SET due = ?, attempts = attempts + ? WHERE member = ?',
  );
  const end = db.statement('DELETE FROM forgetting WHERE member = ?');
  const prune = db.statement('DELETE FROM forgotten WHERE at < ?');

  return {
    beginForgetting: (member, now, lease) =>
      db.write(() => {
        begin.run(member, now, now + lease);
        remember.run(forgottenAs(member), now);
        voidTokens.run(member);
      }),
    forgetting: () => db.read(() => all.all().map(({ member }) => member)),
    claimForgetting: async (now, lease) => {
      // There is hardly ever anything: looking must not cost a write.
      if (!(await db.read(() => firstDue.get(now)))) return null;
      return db.write(() => {
        const found = firstDue.get(now);
        if (!found) return null;
        defer.run(now + lease, 0, found.member);
        return { member: found.member, attempts: found.attempts };
      });
    },
    deferForgetting: (member, due, failed) =>
      db.write(() => void defer.run(due, failed ? 1 : 0, member)),
    endForgetting: (member) => void end.run(member),
    pruneForgotten: (before) => db.write(() => prune.run(before)),
  };
}
