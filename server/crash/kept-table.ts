import type { RoomStep } from '@late/table';
import Database from 'libsql';
import { groupBy } from './group-by.ts';

/** A table as it lies in the file, read past the store: what is checked must not help with the checking. */
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

export function readKept(file: string): KeptTable[] {
  const db = new Database(file);
  try {
    const all = <T>(sql: string) => db.prepare(sql).all([]) as T[];
    const steps = groupBy(
      all<Row & { seq: number; body: string }>('SELECT * FROM steps ORDER BY table_id, seq'),
      (row) => row.table_id,
    );
    const requests = groupBy(
      all<Row & { request: string; length: number }>('SELECT * FROM requests'),
      (row) => row.table_id,
    );
    const tables = all<Pick<KeptTable, 'id' | 'game' | 'seed' | 'length'>>(
      'SELECT id, game, seed, length FROM tables',
    );
    return tables.map(({ id, game, seed, length }) => ({
      id,
      game,
      seed,
      length,
      steps: (steps.get(id) ?? []).map(({ seq, body }) => ({ seq, step: JSON.parse(body) })),
      requests: new Map((requests.get(id) ?? []).map((row) => [row.request, row.length])),
    }));
  } finally {
    db.close();
  }
}

/** What SQLite itself says about the file; nothing if it is sound. */
export function damageOf(file: string): string[] {
  const db = new Database(file);
  try {
    const rows = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  } finally {
    db.close();
  }
}
