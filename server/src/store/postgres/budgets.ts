import { type BudgetStore, costOf, MOST_PRUNED, microseconds } from '../budgets.ts';
import { StoreAway } from '../store-away.ts';
import type { Postgres } from './postgres.ts';

/** A budget that was made may be deleted as full before it is spent; hardly ever twice. */
const ATTEMPTS = 10;

export function budgetsIn(db: Postgres): BudgetStore {
  const make = db.statement(
    `INSERT INTO budgets (key, full_at)
     SELECT key, $2::bigint FROM unnest($1::text[]) AS a (key) ORDER BY key
     ON CONFLICT DO NOTHING`,
  );
  // Locked in one order for all processes. Never emptier than empty, even if the clock was put back: then it
  // would be so for longer.
  const spend = db.statement<{ key: string; is_short: boolean }>(
    `WITH
       asked AS (
         SELECT key, cost, empty
         FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS a (key, cost, empty)),
       locked AS (
         SELECT key, full_at FROM budgets WHERE key = ANY ($1::text[])
         ORDER BY key FOR NO KEY UPDATE),
       found AS (
         SELECT key, least(greatest(l.full_at, $4::bigint), a.empty) AS full_at, a.cost, a.empty
         FROM locked l JOIN asked a USING (key)),
       answer AS (
         SELECT key, full_at, cost, full_at + cost > empty AS is_short,
           bool_or(full_at + cost > empty) OVER () OR count(*) OVER () < cardinality($1::text[]) AS is_none
         FROM found),
       spent AS (
         UPDATE budgets b SET full_at = a.full_at + CASE WHEN a.is_none THEN 0 ELSE a.cost END
         FROM answer a WHERE b.key = a.key AND (NOT a.is_none OR b.full_at > a.full_at))
     SELECT key, is_short FROM answer`,
  );
  const giveBack = db.statement(
    `WITH
       locked AS (
         SELECT key FROM budgets WHERE key = ANY ($1::text[]) ORDER BY key FOR NO KEY UPDATE)
     UPDATE budgets b SET full_at = b.full_at - a.cost
     FROM unnest($1::text[], $2::bigint[]) AS a (key, cost) JOIN locked l USING (key)
     WHERE b.key = a.key`,
  );
  const prune = db.statement(
    `DELETE FROM budgets WHERE key IN (
       SELECT key FROM budgets WHERE full_at <= $1 LIMIT ${MOST_PRUNED} FOR UPDATE SKIP LOCKED)`,
  );

  return {
    spend: async (buckets, now) => {
      const at = microseconds(now);
      const keys = buckets.map(({ key }) => key);
      const costs = buckets.map(costOf);
      const empty = buckets.map(({ period }) => at + microseconds(period));
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const rows = await db.change(spend, keys, costs, empty, at);
        if (rows.length === buckets.length) {
          const short = new Set(rows.filter((row) => row.is_short).map(({ key }) => key));
          const first = keys.findIndex((key) => short.has(key));
          return first < 0 ? null : first;
        }
        await db.run(make, keys, at);
      }
      throw new StoreAway('a budget could not be kept');
    },
    giveBack: async (buckets) => {
      const keys = buckets.map(({ key }) => key);
      await db.run(giveBack, keys, buckets.map(costOf));
    },
    pruneBudgets: (now) => db.run(prune, microseconds(now)),
  };
}
