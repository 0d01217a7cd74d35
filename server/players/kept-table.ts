import type { RoomStep } from '@late/table';
import { groupBy } from './group-by.ts';

/** A table as it lies in the database, read past the store: what is checked must not help with the checking. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly length: number;
  readonly steps: readonly KeptStep[];
  /** After how many steps each request was done. */
  readonly requests: ReadonlyMap<string, number>;
}

export interface KeptStep {
  readonly seq: number;
  readonly step: RoomStep;
}

interface Row {
  readonly table_id: string;
}

/** What was read: all rows, with the steps of each table in their order. */
export interface KeptRows {
  readonly tables: readonly Pick<KeptTable, 'id' | 'game' | 'seed' | 'length'>[];
  readonly steps: readonly (Row & { readonly seq: number; readonly body: string })[];
  readonly requests: readonly (Row & { readonly request: string; readonly length: number })[];
}

export const KEPT_ROWS = {
  tables: 'SELECT id, game, seed, length FROM tables',
  steps: 'SELECT table_id, seq, body FROM steps ORDER BY table_id, seq',
  requests: 'SELECT table_id, request, length FROM requests',
} as const;

export function keptTables(rows: KeptRows): KeptTable[] {
  const steps = groupBy(rows.steps, ({ table_id }) => table_id);
  const requests = groupBy(rows.requests, ({ table_id }) => table_id);
  return rows.tables.map(({ id, game, seed, length }) => ({
    id,
    game,
    seed,
    length,
    steps: (steps.get(id) ?? []).map(({ seq, body }) => ({ seq, step: JSON.parse(body) })),
    requests: new Map((requests.get(id) ?? []).map((row) => [row.request, row.length])),
  }));
}
