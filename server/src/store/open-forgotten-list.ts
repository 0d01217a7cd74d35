import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';
import { databaseFile } from './database-file.ts';
import type { ForgottenList } from './forgotten-list.ts';
import { connectPatiently, prepare } from './postgres/connect.ts';
import { forgottenListIn as postgresList } from './postgres/forgotten-list.ts';
import { BUSY_ATTEMPTS, BUSY_TIMEOUT } from './sqlite/busy.ts';
import { hasForgottenList, forgottenListIn as sqliteList } from './sqlite/forgotten-list.ts';
import { migrateFile } from './sqlite/migrate-file.ts';
import { refuseOthers } from './sqlite/verify.ts';
import { StoreFault } from './store-fault.ts';

interface OpenList {
  readonly list: ForgottenList;
  close(): Promise<void>;
}

/** The list of a house, which is brought up to date first, also while servers run on it. */
export async function openForgottenList(
  dataDir: string,
  databaseUrl: string | null,
): Promise<OpenList> {
  if (databaseUrl !== null) {
    await prepare(databaseUrl);
    const client = await connectPatiently(databaseUrl);
    return { list: postgresList(client), close: () => client.end() };
  }
  const file = resolve(databaseFile(dataDir));
  if (!existsSync(file)) throw new StoreFault(`there is no database at ${file}; is DATA_DIR set?`);
  await migrateFile(file);
  return openSqlite(file);
}

/** The list of a backup. */
export async function openForgottenListOf(backup: string): Promise<OpenList> {
  await refuseOthers(backup);
  return openSqlite(backup);
}

function openSqlite(file: string): OpenList {
  const db = new Database(file, { timeout: BUSY_TIMEOUT * BUSY_ATTEMPTS });
  if (!hasForgottenList(db)) {
    db.close();
    throw new StoreFault('the backup is of an edition that kept no list of who was forgotten');
  }
  return { list: sqliteList(db), close: async () => void db.close() };
}
