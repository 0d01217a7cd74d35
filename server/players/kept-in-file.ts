import Database from 'libsql';
import { KEPT_ROWS, type KeptRows, type KeptTable, keptTables } from './kept-table.ts';

/** Everything in a file of SQLite. */
export function readKept(file: string): KeptTable[] {
  return reading(file, (all) =>
    keptTables({
      tables: all(KEPT_ROWS.tables) as KeptRows['tables'],
      steps: all(KEPT_ROWS.steps) as KeptRows['steps'],
      requests: all(KEPT_ROWS.requests) as KeptRows['requests'],
    }),
  );
}

/** What SQLite itself says about the file; nothing if it is sound. */
export function damageOf(file: string): string[] {
  return reading(file, (all) => {
    const rows = all('PRAGMA integrity_check') as { integrity_check: string }[];
    return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  });
}

function reading<T>(file: string, read: (all: (sql: string) => unknown) => T): T {
  const db = new Database(file);
  try {
    return read((sql) => db.prepare(sql).all([]));
  } finally {
    db.close();
  }
}
