import { databaseFile } from './database-file.ts';
import { HouseLock } from './postgres/house-lock.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';

/** Where a server keeps everything, as its settings say. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
}

/** The store of a server, which `say` tells the operator about. On PostgreSQL others may serve it if all have a bus. */
export async function openStore(
  { dataDir, databaseUrl, redisUrl }: StorePlace,
  say: (line: string) => void,
): Promise<Store> {
  if (!databaseUrl) {
    if (redisUrl)
      throw new StoreFault('REDIS_URL needs DATABASE_URL: SQLite is for one process alone');
    return openSqliteStore(databaseFile(dataDir));
  }
  const lock = await HouseLock.take(databaseUrl, redisUrl ? 'together' : 'alone', say);
  try {
    return await openPostgresStore(databaseUrl, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
