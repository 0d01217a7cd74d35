import type Database from 'libsql';
import { StoreFault } from '../store-fault.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Brings a file up to date, or, if anything at all goes wrong, leaves it as it was. */
export function migrate(db: Database.Database, migrations = MIGRATIONS): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > migrations.length) throw newerEdition(version, migrations.length);
    for (const [done, sql] of migrations.entries()) {
      if (done < version) continue;
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${done + 1}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** How many migrations a file has behind it. */
export function versionOf(db: Database.Database): number {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

function newerEdition(version: number, ours: number): StoreFault {
  return new StoreFault(
    `the database is from a newer edition (schema ${version}, this one knows ${ours}): start that edition, or restore a backup of this one`,
  );
}
