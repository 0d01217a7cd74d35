import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { HouseLock, type Serving } from '../src/store/postgres/house-lock.ts';
import { migrate, versionOf } from '../src/store/postgres/migrate.ts';
import { MIGRATIONS } from '../src/store/postgres/migrations/index.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { PostgresServer } from '../testing/index.ts';
import { opened } from './store-fixtures.ts';

const LATEST = MIGRATIONS.length;

test('migrations of PostgreSQL are numbered without a gap, a file each, and all are on the list', async () => {
  const folder = fileURLToPath(new URL('../src/store/postgres/migrations', import.meta.url));
  const files = readdirSync(folder).filter((name) => /^\d/.test(name));
  expect(files.map((name) => Number(/^(\d{4})-[a-z-]+\.ts$/.exec(name)?.[1]))).toEqual(
    MIGRATIONS.map((_, index) => index + 1),
  );
  for (const [index, name] of files.sort().entries()) {
    const exported = await import(join(folder, name));
    expect(Object.values(exported)).toEqual([MIGRATIONS[index]]);
  }
  for (const [index, { worksSince }] of MIGRATIONS.entries())
    expect(worksSince).toBeLessThanOrEqual(index + 1);
});

describe.skipIf(!PostgresServer.isInstalled())('a database of PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  const stores: Store[] = [];
  const said: string[] = [];

  beforeAll(async () => {
    server = await PostgresServer.start(['fsync=off']);
    url = await server.createDatabase();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    said.length = 0;
  });
  afterAll(() => server.stop());

  async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(database);
    await client.connect();
    return work(client).finally(() => client.end());
  }

  async function serve(): Promise<Store> {
    const place = { dataDir: '', databaseUrl: url, redisUrl: null };
    const store = await openStore(place, (line) => said.push(line));
    stores.push(store);
    return store;
  }

  test('is brought up to date once, however many start at once', async () => {
    const fresh = await server.createDatabase();
    const all = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(fresh)));
    const secrets = await Promise.all(all.map((store) => store.openerSecret()));
    expect(new Set(secrets).size).toBe(1);
    for (const store of all) await store.close();
    expect(await on(fresh, versionOf)).toBe(LATEST);
  });

  test('is left as it was by a migration that fails', async () => {
    const fresh = await server.createDatabase();
    const failing = [...MIGRATIONS, { worksSince: 1, sql: 'INSERT INTO nowhere VALUES (1)' }];
    await expect(on(fresh, (client) => migrate(client, failing))).rejects.toThrow('nowhere');
    expect(await on(fresh, versionOf)).toBe(0);
  });

  test('of the next edition serves this one for as long as nothing it needs is taken away', async () => {
    const fresh = await server.createDatabase();
    const expand = { worksSince: 1, sql: 'ALTER TABLE tables ADD COLUMN mood TEXT' };
    await on(fresh, (client) => migrate(client, [...MIGRATIONS, expand]));
    const store = await openPostgresStore(fresh);
    expect(await store.table(await opened(store))).toMatchObject({ length: 1 });
    await store.close();
    const contract = { worksSince: LATEST + 1, sql: 'DROP TABLE probes' };
    await on(fresh, (client) => migrate(client, [...MIGRATIONS, expand, contract]));
    await expect(openPostgresStore(fresh)).rejects.toThrow(
      `newer edition (schema ${LATEST + 2}, this one knows ${LATEST})`,
    );
  });

  test('is served by one alone without a bus, and by several with one', async () => {
    const take = (serving: Serving) =>
      HouseLock.take(url, serving, (line) => said.push(line), 1_000);
    const [one, two] = [await take('together'), await take('together')];
    await expect(take('alone')).rejects.toThrow('another process serves the database');
    expect(said).toEqual([
      'another process serves the database of DATABASE_URL: waiting 1 s for it to end',
    ]);
    await one.release();
    const alone = take('alone');
    await two.release();
    await (await alone).check();
    await expect(take('together')).rejects.toThrow('a process without REDIS_URL');
    await expect(take('alone')).rejects.toThrow('set REDIS_URL for all');
    await (await alone).release();
  });

  test('that restarts gives the lock back to whoever had it', async () => {
    const store = await serve();
    await expect(HouseLock.take(url, 'together', () => {}, 0)).rejects.toThrow('without REDIS_URL');
    await store.probe();
    expect(store.bytes()).toBeGreaterThan(1_000_000);
    await server.kill('SIGKILL');
    await expect(store.probe()).rejects.toThrow();
    await server.startAgain();
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toMatch(/held again/);
    await store.probe();
  }, 30_000);

  test('is needed for a bus', async () => {
    const place = { dataDir: '', databaseUrl: null, redisUrl: 'redis://bus' };
    await expect(openStore(place, () => {})).rejects.toThrow('REDIS_URL needs DATABASE_URL');
  });

  test('is asked for its lock by several at once, one after the other', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    try {
      const lock = await HouseLock.take(url, 'alone', () => {});
      await Promise.all(Array.from({ length: 5 }, () => lock.check()));
      await lock.check();
      await lock.release();
      await new Promise((done) => setImmediate(done));
    } finally {
      process.off('warning', note);
    }
    expect(warnings).toEqual([]);
  });

  test('is not waited for if nobody is let in', async () => {
    const nowhere = url.replace(/[^/]+$/, 'nowhere');
    await expect(openPostgresStore(nowhere)).rejects.toThrow('no such database');
  });
});
