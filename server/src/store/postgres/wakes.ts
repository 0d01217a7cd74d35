import { boundedLimit } from '../bounds.ts';
import type { Store } from '../store.ts';
import type { Postgres } from './postgres.ts';
import { WriteBatches } from './write-batches.ts';

type Wakes = Pick<Store, 'claimDue' | 'lastTouched' | 'nextDue' | 'setWake'> & {
  /** Lets what was asked for happen; nothing more. */
  closeWakes(): Promise<void>;
};

interface Wake {
  readonly table: string;
  readonly length: number;
  readonly due: number | null;
}

export function wakesIn(db: Postgres): Wakes {
  const set = db.statement<{ id: string }>(
    `WITH
       wanted AS (
         SELECT id, length, due
         FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS w (id, length, due)),
       locked AS (
         SELECT id, length FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE),
       fit AS (
         SELECT w.id, w.due FROM wanted w JOIN locked l ON l.id = w.id AND l.length = w.length),
       woken AS (
         INSERT INTO wakes (table_id, due) SELECT f.id, f.due FROM fit f WHERE f.due IS NOT NULL
         ON CONFLICT (table_id) DO UPDATE SET due = excluded.due),
       cleared AS (
         DELETE FROM wakes k USING fit f WHERE k.table_id = f.id AND f.due IS NULL)
     SELECT id FROM fit`,
  );
  // What another process claims at this moment is locked, and passed over.
  const claim = db.statement<{ table_id: string }>(
    `WITH
       found AS (
         SELECT table_id, due FROM wakes WHERE due <= $1
         ORDER BY due, table_id LIMIT $3 FOR UPDATE SKIP LOCKED),
       claimed AS (
         UPDATE wakes k SET due = $1::bigint + $2::bigint FROM found f WHERE k.table_id = f.table_id)
     SELECT table_id FROM found ORDER BY due, table_id`,
  );
  const last = db.statement<{ touched: number | null }>(
    `SELECT max(touched) AS touched FROM tables WHERE status = 'playing' AND touched <= $1`,
  );
  const next = db.statement<{ due: number | null }>('SELECT min(due) AS due FROM wakes');

  const batches = new WriteBatches<Wake, boolean>({
    tableOf: ({ table }) => table,
    sizeOf: () => 1,
    carryOut: async (wakes) => {
      const tables = wakes.map(({ table }) => table);
      const lengths = wakes.map(({ length }) => length);
      const dues = wakes.map(({ due }) => due);
      const rows = await db.change(set, tables, lengths, dues);
      const done = new Set(rows.map(({ id }) => id));
      return tables.map((table) => done.has(table));
    },
  });

  return {
    setWake: (table, length, due) => batches.add({ table, length, due }),
    lastTouched: async (until) => (await db.get(last, until))?.touched ?? null,
    nextDue: async () => (await db.get(next))?.due ?? null,
    claimDue: async (now, lease, limit) => {
      const rows = await db.change(claim, now, lease, boundedLimit(limit));
      return rows.map(({ table_id }) => table_id);
    },
    closeWakes: () => batches.close(),
  };
}
