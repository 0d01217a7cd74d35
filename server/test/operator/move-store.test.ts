import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile } from '../../src/store/database-file.ts';
import { moveStore } from '../../src/store/move/move-store.ts';
import { HouseLock } from '../../src/store/postgres/house-lock.ts';
import { versionOf } from '../../src/store/postgres/migrate.ts';
import { migrateFile } from '../../src/store/sqlite/migrate-file.ts';
import { MIGRATIONS } from '../../src/store/sqlite/migrations/index.ts';
import { lockFolder } from '../../src/store/sqlite/serving-lock.ts';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { PostgresServer } from '../../testing/index.ts';
import { type FullHouse, fullHouse, RUDE } from '../full-house.ts';
import { Guest } from '../guest.ts';
import { anyMove } from '../play-extra.ts';
import { append, opened, said } from '../store-fixtures.ts';
import { startServer, temporaryFolder } from '../test-server.ts';
import { LATE_SCRIPT, late } from './late.ts';

const EDITIONS = fileURLToPath(new URL('../editions/', import.meta.url));

test.each([
  [{}, 'DATABASE_URL must say where to'],
  [{ DATABASE_URL: 'postgres://nobody' }, 'there is no database at'],
])('a move from or to nowhere is refused: %j', async (env, why) => {
  const DATA_DIR = temporaryFolder();
  const { code, err } = await late({ DATA_DIR, ...env }, 'move-store');
  expect([code, err]).toEqual([1, expect.stringContaining(why)]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

describe.skipIf(!PostgresServer.isInstalled())('late move-store', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start(['fsync=off']);
  });
  afterAll(() => server?.stop());

  async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(url);
    await client.connect();
    return work(client).finally(() => client.end());
  }

  /** How many rows of steps there are; null if there is not even a table for them. */
  function stepsAt(url: string): Promise<number | null> {
    return on(url, async (client) => {
      if ((await versionOf(client)) === 0) return null;
      return Number((await client.query('SELECT count(*) AS count FROM steps')).rows[0].count);
    });
  }

  /** A house of many steps, in a folder of its own. */
  async function longHouse(tables: number, steps: number): Promise<string> {
    const dataDir = temporaryFolder();
    const written = join(temporaryFolder(), 'written.db');
    const store = openSqliteStore(written);
    for (let number = 0; number < tables; number++) {
      const id = await opened(store);
      const all = Array.from({ length: steps }, (_, index) => said(index + 1));
      await store.append(append(id, 1, { steps: all }));
    }
    await store.close();
    copyFileSync(written, databaseFile(dataDir));
    return dataDir;
  }

  test('carries every kind of row, and the house plays on', async () => {
    const house = await fullHouse();
    const DATABASE_URL = await server.createDatabase();
    const { code, out, err } = await late(
      { DATA_DIR: house.dataDir, DATABASE_URL },
      'move-store',
      '--json',
    );
    expect([code, err]).toEqual([0, '']);
    const { rows, opened, resting } = JSON.parse(out);
    expect([opened, resting]).toEqual([rows.tables, 0]);
    // One of each kind at least, or something could be left behind unnoticed.
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    expect(rows).toMatchObject({ bans: 1, blocks: 1, forgetting: 1, reports: 1, tickets: 1 });
    await playOn(house, DATABASE_URL);
  });

  async function playOn(house: FullHouse, DATABASE_URL: string): Promise<void> {
    const now = await startServer({ DATABASE_URL });
    const { store } = now.services;
    const [anna, boris, eve] = (['anna', 'boris', 'eve'] as const).map(
      (who) => new Guest(now, house.tokens[who]),
    ) as [Guest, Guest, Guest];
    expect((await anna.call('GET', '/api/me')).body.name).toBe('Anna');
    expect((await eve.call('GET', '/api/me')).status).toBe(403);
    expect((await anna.see(house.running)).blocked).toEqual([1]);
    expect((await boris.see(house.running)).chat).toMatchObject([{ text: RUDE }]);
    expect(await store.reports(9)).toMatchObject([{ line: { words: { text: RUDE } } }]);
    expect((await boris.call('GET', `/api/codes/${house.code}`)).body).toMatchObject({
      id: house.waiting,
    });
    expect((await anna.call('GET', `/api/rooms/${house.over}/record`)).status).toBe(200);
    for (const guest of [anna, boris]) {
      const move = anyMove(await guest.see(house.running));
      const { status } = await guest.ask(house.running, { do: 'move', move });
      expect(status).toBe(200);
    }
    // The bot is woken by an alarm that was carried along.
    await anna.ask(house.withBots, { do: 'stand-in', seat: 0, level: 'easy' });
    await expect
      .poll(async () => (await anna.see(house.withBots)).table?.result ?? null, { timeout: 60_000 })
      .not.toBeNull();
    // Nobody is welcomed anew by the secret of another house.
    expect(await store.openerOf(house.waiting)).not.toBeNull();
  }

  test('refuses a database that has something in it, and one of another program', async () => {
    const DATA_DIR = await longHouse(1, 1);
    const DATABASE_URL = await server.createDatabase();
    expect((await late({ DATA_DIR, DATABASE_URL }, 'move-store')).code).toBe(0);
    const again = await late({ DATA_DIR, DATABASE_URL }, 'move-store', '--json');
    expect([again.code, JSON.parse(again.out).error]).toEqual([
      1,
      expect.stringContaining('nothing was moved: the database of DATABASE_URL is not empty'),
    ]);
    const other = await server.createDatabase();
    await on(other, (client) => client.query('CREATE TABLE reports (sum INTEGER)'));
    expect((await late({ DATA_DIR, DATABASE_URL: other }, 'move-store')).err).toContain(
      'a table "reports" of another program',
    );
    expect(await on(other, versionOf)).toBe(0);
  });

  test('refuses a folder or a database that is served', async () => {
    const DATA_DIR = await longHouse(1, 1);
    const DATABASE_URL = await server.createDatabase();
    const letGo = await lockFolder(DATA_DIR, 0);
    expect((await late({ DATA_DIR, DATABASE_URL }, 'move-store')).err).toContain(
      'a server is using the database of DATA_DIR: stop it first',
    );
    letGo?.();
    const lock = await HouseLock.take(DATABASE_URL, 'together', () => {});
    expect((await late({ DATA_DIR, DATABASE_URL }, 'move-store')).err).toContain(
      'another process uses the database of DATABASE_URL',
    );
    await lock.release();
    expect(await stepsAt(DATABASE_URL)).toBeNull();
  });

  test.each([
    [MIGRATIONS.length - 1, 'with late migrate first'],
    [MIGRATIONS.length + 1, 'move it with that edition'],
  ])('refuses a source of schema %i', async (schema, why) => {
    const DATA_DIR = await longHouse(1, 1);
    const db = new Database(databaseFile(DATA_DIR));
    db.pragma(`user_version = ${schema}`);
    db.close();
    const DATABASE_URL = await server.createDatabase();
    const { code, err } = await late({ DATA_DIR, DATABASE_URL }, 'move-store');
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    expect(await stepsAt(DATABASE_URL)).toBeNull();
  });

  test.each([
    ['a step is lost', `IF NEW.seq = 7 THEN RETURN NULL; END IF`, 'rows have become'],
    ['a step changes', `NEW.body := replace(NEW.body, 'word 7', 'word 8')`, 'steps: one is not'],
  ])('leaves nothing if on the way %s', async (_, fault, why) => {
    const DATA_DIR = await longHouse(2, 20);
    const DATABASE_URL = await server.createDatabase();
    await late({ DATABASE_URL }, 'migrate');
    await on(DATABASE_URL, (client) =>
      client.query(`
        CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN ${fault}; RETURN NEW; END $$;
        CREATE TRIGGER disturb BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION disturb()`),
    );
    const { code, err } = await late({ DATA_DIR, DATABASE_URL }, 'move-store');
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    expect(await stepsAt(DATABASE_URL)).toBe(0);
  });

  test('a row that changes on the way is found in every table', async () => {
    const { dataDir: DATA_DIR } = await fullHouse();
    const DATABASE_URL = await server.createDatabase();
    await late({ DATABASE_URL }, 'migrate');
    await on(DATABASE_URL, (client) =>
      client.query(`
        CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN NEW.until := NEW.until + 1; RETURN NEW; END $$;
        CREATE TRIGGER disturb BEFORE INSERT ON bans FOR EACH ROW EXECUTE FUNCTION disturb()`),
    );
    const { code, err } = await late({ DATA_DIR, DATABASE_URL }, 'move-store');
    expect([code, err]).toEqual([1, expect.stringContaining('bans: a row is not what it was')]);
  });

  test('that is killed midway leaves nothing, and can be done again', async () => {
    const DATA_DIR = await longHouse(20, 100);
    const DATABASE_URL = await server.createDatabase();
    const env = { ...process.env, DATA_DIR, DATABASE_URL };
    const args = ['--import', import.meta.resolve('tsx'), LATE_SCRIPT, 'move-store'];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
      if (printed.includes('copied steps')) child.kill('SIGKILL');
    });
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await stepsAt(DATABASE_URL)).toBeNull();
    const again = await late({ DATA_DIR, DATABASE_URL }, 'move-store', '--json');
    expect([again.code, again.err]).toEqual([0, '']);
    expect(await stepsAt(DATABASE_URL)).toBe(20 * 101);
  });

  test('that is cut off while it replays leaves nothing', async () => {
    const file = databaseFile(await longHouse(1, 5));
    const url = await server.createDatabase();
    const cutOff = async () => {
      const database = new URL(url).pathname.slice(1);
      await server.run(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [database],
      );
      return true;
    };
    await expect(moveStore(file, url, cutOff, () => {})).rejects.toThrow('PostgreSQL');
    expect(await stepsAt(url)).toBeNull();
  });

  test('that is cut off at its last word finds out that it was heard', async () => {
    const file = databaseFile(await longHouse(1, 5));
    const url = new URL(await server.createDatabase());
    const door = createServer((client) => {
      const onward = createConnection(Number(url.port), '127.0.0.1');
      let isLast = false;
      client.on('data', (bytes) => {
        isLast ||= bytes.includes('COMMIT');
        onward.write(bytes);
      });
      onward.on('data', (bytes) => (isLast ? client.destroy() : client.write(bytes)));
      for (const end of [client, onward]) end.on('error', () => {});
      client.on('close', () => onward.destroy());
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const through = new URL(url);
    through.port = String((door.address() as AddressInfo).port);
    const moved = await moveStore(
      file,
      through.href,
      async () => true,
      () => {},
    );
    expect(moved.rows).toMatchObject({ tables: 1, steps: 6 });
    expect(await stepsAt(url.href)).toBe(6);
    door.close();
  });

  test('carries what an earlier edition wrote, once it is up to date', async () => {
    const DATA_DIR = temporaryFolder();
    const [edition] = readdirSync(EDITIONS)
      .filter((name) => name.startsWith('2'))
      .sort();
    const kept = gunzipSync(readFileSync(join(EDITIONS, edition as string, 'database.gz')));
    writeFileSync(databaseFile(DATA_DIR), kept);
    await migrateFile(databaseFile(DATA_DIR));
    const DATABASE_URL = await server.createDatabase();
    const { out } = await late({ DATA_DIR, DATABASE_URL }, 'move-store', '--json');
    const { rows, opened, resting } = JSON.parse(out);
    expect(rows.tables).toBeGreaterThan(15);
    expect([opened, resting]).toEqual([rows.tables, 0]);
  });
});
