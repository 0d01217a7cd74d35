import Database from 'libsql';
import { connect } from './connect.ts';
import { versionOf } from './migrate.ts';

/** Brings a database up to date without serving it; from which schema to which. */
export function migrateFile(file: string): { readonly from: number; readonly to: number } {
  const before = new Database(file);
  const from = versionOf(before);
  before.close();
  const db = connect(file);
  const to = versionOf(db);
  db.close();
  return { from, to };
}
