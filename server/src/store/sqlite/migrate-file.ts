import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreFault } from '../store-fault.ts';
import { connect } from './connect.ts';
import { versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { LEAVING, lockFolder } from './serving-lock.ts';

/**
 * Brings a database up to date without serving it; from which schema to which. An earlier edition that
 * serves it knows nothing of what would change beneath it.
 */
export async function migrateFile(
  file: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const before = new Database(file);
  const from = versionOf(before);
  before.close();
  if (from === MIGRATIONS.length) return { from, to: from };
  const letGo = await lockFolder(dirname(file), LEAVING);
  if (!letGo) throw new StoreFault('a server is using the database: stop it first');
  try {
    const db = connect(file);
    const to = versionOf(db);
    db.close();
    return { from, to };
  } finally {
    letGo();
  }
}
