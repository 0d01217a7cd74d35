import { type BudgetStore, costOf, MOST_PRUNED, microseconds } from '../budgets.ts';
import type { Sqlite } from './sqlite.ts';

export function budgetsIn(db: Sqlite): BudgetStore {
  const read = db.statement<{ full_at: number }>('SELECT full_at FROM budgets WHERE key = ?');
  const keep = db.statement(
    `INSERT INTO budgets (key, full_at) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET full_at = excluded.full_at`,
  );
  const giveBack = db.statement('UPDATE budgets SET full_at = full_at - ? WHERE key = ?');
  const prune = db.statement(
    `DELETE FROM budgets WHERE key IN
       (SELECT key FROM budgets WHERE full_at <= ? LIMIT ${MOST_PRUNED})`,
  );

  return {
    spend: (buckets, now) =>
      db.write(() => {
        const at = microseconds(now);
        const asked = buckets.map((bucket) => {
          const { key, period } = bucket;
          const empty = at + microseconds(period);
          const kept = read.get(key)?.full_at ?? at;
          // Never emptier than empty, even if the clock was put back: then it would be so for longer.
          const fullAt = Math.min(Math.max(kept, at), empty);
          return { key, kept, fullAt, after: fullAt + costOf(bucket), empty };
        });
        const short = asked.findIndex(({ after, empty }) => after > empty);
        for (const { key, kept, fullAt, after } of asked) {
          if (short < 0) keep.run(key, after);
          else if (kept > fullAt) keep.run(key, fullAt);
        }
        return short < 0 ? null : short;
      }),
    giveBack: (buckets) =>
      db.write(() => {
        for (const bucket of buckets) giveBack.run(costOf(bucket), bucket.key);
      }),
    pruneBudgets: (now) => db.write(() => prune.run(microseconds(now))),
  };
}
