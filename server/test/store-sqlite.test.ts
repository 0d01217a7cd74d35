import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { storeContract } from './store-contract.ts';

let folder: string;
const stores: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'late-store-'));
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});
afterAll(() => rm(folder, { recursive: true }));

async function open(path: string): Promise<Store> {
  const store = openSqliteStore(path);
  stores.push(store);
  return store;
}

storeContract('SQLite', (place) => open(join(folder, 'deeper', `${place}.db`)), open);
