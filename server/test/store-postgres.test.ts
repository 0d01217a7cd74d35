import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { PostgresServer } from '../testing/index.ts';
import { storeContract } from './store-contract.ts';

describe.skipIf(!PostgresServer.isInstalled())('with a real PostgreSQL', () => {
  let server: PostgresServer;
  const stores: Store[] = [];

  beforeAll(async () => {
    server = await PostgresServer.start(['fsync=off']);
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  afterAll(() => server.stop(), 60_000);

  /** A schema each, which is made much faster than a database. */
  async function open(place: string): Promise<Store> {
    await server.run(`CREATE SCHEMA IF NOT EXISTS ${place}`);
    const options = encodeURIComponent(`-c enable_seqscan=off -c search_path=${place}`);
    const store = await openPostgresStore(`${server.url()}?options=${options}`);
    stores.push(store);
    return store;
  }

  storeContract('PostgreSQL', open, null);
});
