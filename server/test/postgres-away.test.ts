import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NO_LIMITS, PostgresServer } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { texts } from './store-fixtures.ts';
import { startServer, type TestServer } from './test-server.ts';

const GUESTS = 12;
const LINES = 15;
const MOST_FAULTS = 4;
/** So few that they can all be taken. */
const MOST_CONNECTIONS = 40;

describe.skipIf(!PostgresServer.isInstalled())('while PostgreSQL', () => {
  let postgres: PostgresServer;
  let url: string;
  let server: TestServer;
  const others: pg.Client[] = [];

  beforeAll(async () => {
    postgres = await PostgresServer.start([`max_connections=${MOST_CONNECTIONS}`]);
  });
  afterEach(async () => {
    for (const client of others.splice(0)) await client.end().catch(() => {});
  });
  afterAll(() => postgres?.stop());

  async function start(): Promise<void> {
    url = await postgres.createDatabase();
    server = await startServer({ ...NO_LIMITS, DATABASE_URL: url });
  }

  /** Another program on the same database. */
  async function other(): Promise<pg.Client> {
    const client = new pg.Client(url);
    client.on('error', () => {});
    others.push(client);
    await client.connect();
    return client;
  }

  /** Somebody alone at a table. */
  async function alone(): Promise<{ readonly guest: Guest; readonly id: string }> {
    const guest = await Guest.arrive(server);
    return { guest, id: await guest.open({ seats: ['open'] }) };
  }

  /** Asks once, and is content or told to wait a moment: nothing else. */
  async function say(guest: Guest, id: string, text: string): Promise<boolean> {
    const { status, body } = await guest.ask(id, { do: 'say', text }, text.replace(/\W/g, '-'));
    expect([text, status, body.refusal?.code]).toEqual(
      status === 200 ? [text, 200, undefined] : [text, 503, 'net.moment'],
    );
    return status === 200;
  }

  /** Says so many lines one after the other, each until it is heard. */
  async function talk({ guest, id }: { readonly guest: Guest; readonly id: string }) {
    for (let line = 0; line < LINES; line++) while (!(await say(guest, id, `line ${line}`)));
    return id;
  }

  async function expectAllOnce(ids: readonly string[]): Promise<void> {
    const lines = Array.from({ length: LINES }, (_, line) => `line ${line}`);
    for (const id of ids) {
      const steps = await server.services.store.steps(id, 0);
      expect(texts(steps)).toEqual(['open', ...lines]);
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index));
    }
  }

  /** Everybody talks while it goes wrong, and goes wrong again, until they are done. */
  async function disturb(fault: () => Promise<void>): Promise<number> {
    await start();
    const tables = await Promise.all(Array.from({ length: GUESTS }, alone));
    let isDone = false;
    const talking = Promise.all(tables.map(talk)).finally(() => {
      isDone = true;
    });
    let faults = 0;
    for (; !isDone && faults < MOST_FAULTS; faults++) {
      await fault();
      await Promise.race([talking, sleep(100)]);
    }
    await expectAllOnce(await talking);
    return faults;
  }

  test('restarts, everything is done once and in order', async () => {
    let crash = false;
    const faults = await disturb(async () => {
      crash = !crash;
      await postgres.kill(crash ? 'SIGKILL' : 'SIGINT');
      await sleep(200);
      await postgres.startAgain();
    });
    expect(faults).toBeGreaterThan(1);
  });

  test('cuts everybody off, everything is done once and in order', async () => {
    const faults = await disturb(async () => {
      await postgres.run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'late-edition'`,
      );
    });
    expect(faults).toBeGreaterThan(1);
  });

  test('has no connection left, people wait a moment', async () => {
    await start();
    const { guest, id } = await alone();
    await postgres.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'late-edition'`,
    );
    while (await other().then(Boolean, () => false));
    expect(await say(guest, id, 'anybody?')).toBe(false);
    for (const client of others.splice(0)) await client.end().catch(() => {});
    expect(await say(guest, id, 'anybody?')).toBe(true);
    expect(texts(await server.services.store.steps(id, 0))).toEqual(['open', 'anybody?']);
  });

  test.each(['steps', 'identities'])(
    'keeps %s locked, people wait a moment, and so does whoever finds no free connection',
    async (table) => {
      await start();
      const tables = await Promise.all(Array.from({ length: GUESTS }, alone));
      const locker = await other();
      await locker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      const heard = await Promise.all(tables.map(({ guest, id }) => say(guest, id, 'line 0')));
      expect(heard).toEqual(tables.map(() => false));
      await locker.query('ROLLBACK');
      await expectAllOnce(await Promise.all(tables.map(talk)));
    },
  );

  test('takes too long over a statement, people wait a moment', async () => {
    await start();
    const { guest, id } = await alone();
    const client = await other();
    await client.query(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(20); RETURN NEW; END $$;
      CREATE TRIGGER dawdle BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION dawdle()`);
    expect(await say(guest, id, 'anybody?')).toBe(false);
    await client.query('DROP TRIGGER dawdle ON steps');
    expect(await say(guest, id, 'anybody?')).toBe(true);
    expect(texts(await server.services.store.steps(id, 0))).toEqual(['open', 'anybody?']);
  });
});
