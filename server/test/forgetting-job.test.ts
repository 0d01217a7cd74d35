import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { serverOn } from '../crash/server-on.ts';
import { Metrics } from '../src/metrics.ts';
import { Forgetting } from '../src/rooms/forgetting.ts';
import { databaseFile } from '../src/store/database-file.ts';
import { backUp } from '../src/store/sqlite/backup.ts';
import type { Store } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { newTable } from './store-fixtures.ts';
import { startServer, temporaryFolder } from './test-server.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const SILENT = { info() {}, warn() {}, error() {} };

/** A person with three tables whose forgetting fails so often at one of them; time passes only by hand. */
async function failing(times: number) {
  const { services } = await startServer();
  const { store } = services;
  const tables = [1, 2, 3].map(() => newTable({ host: 'anna' }));
  for (const table of tables) await store.createTable(table);
  const hard = tables.map(({ id }) => id).sort()[1];
  const clock = { now: Date.now() };
  const metrics = new Metrics();
  const lines: object[] = [];
  const tries: number[] = [];
  const rooms = {
    forget: async (id: string, member: string) => {
      if (id !== hard) return services.rooms.forget(id, member);
      tries.push(clock.now);
      if (tries.length <= times) throw new Error('the room makes trouble');
      await services.rooms.forget(id, member);
    },
  };
  const log = { ...SILENT, error: (fields: object) => lines.push(fields) };
  const jobs = () => new Forgetting(store, rooms, metrics, log, () => clock.now);
  return { store, clock, metrics, lines, tries, jobs };
}

describe('somebody who is to be forgotten', () => {
  test('is, however often a room fails; the pauses grow up to an hour', async () => {
    const pauses = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600];
    const times = pauses.length;
    const { store, clock, metrics, lines, tries, jobs } = await failing(times);
    const forgetting = jobs();
    await forgetting.forget('anna');
    expect(await store.tablesOf('anna', 9)).toHaveLength(1);
    for (const [index, pause] of pauses.entries()) {
      expect(await store.forgetting()).toEqual(['anna']);
      clock.now += pause * SECOND - 1;
      await forgetting.doDue();
      expect(tries).toHaveLength(index + 1);
      clock.now += 1;
      await forgetting.doDue();
      expect(tries).toHaveLength(index + 2);
    }
    expect(await store.forgetting()).toEqual([]);
    expect(await store.tablesOf('anna', 9)).toEqual([]);
    expect(metrics.text()).toContain(`late_forgetting_failed_total ${times}\n`);
    expect(metrics.text()).toContain('late_forgetting 0\n');
    expect(lines).toHaveLength(times);
    expect(JSON.stringify(lines)).not.toContain('anna');
  });

  test('is counted while waiting, and forgotten by one process at a time', async () => {
    const { clock, metrics, tries, jobs } = await failing(1);
    await jobs().forget('anna');
    const others = [jobs(), jobs(), jobs()];
    for (const other of others) await other.doDue();
    expect(metrics.text()).toContain('late_forgetting 1\n');
    clock.now += HOUR;
    await Promise.all(others.map((other) => other.doDue()));
    expect(tries).toHaveLength(2);
  });

  test('is forgotten by another process when the first one stops in the middle', async () => {
    const { store, jobs } = await failing(0);
    const first = jobs();
    const asked = first.forget('anna');
    const stopped = first.stop();
    await Promise.all([asked, stopped]);
    expect(await store.forgetting()).toEqual(['anna']);
    await jobs().doDue();
    expect(await store.forgetting()).toEqual([]);
  });

  test('is forgotten after a crash in the middle, once the claim of the dead process has ended', async () => {
    const folder = temporaryFolder();
    const dead = serverOn(folder, () => {});
    await dead.start();
    const anna = await Guest.arrive(dead);
    const member = (await anna.call('GET', '/api/me')).body.member;
    for (let table = 0; table < 40; table++) await anna.open({ name: 'Unmistakable' });
    const db = new Database(databaseFile(folder));
    const left = () => db.prepare('SELECT table_id FROM members WHERE member = ?').all([member]);
    expect(left()).toHaveLength(40);
    const asked = anna.call('DELETE', '/api/me').catch(() => null);
    while (left().length === 40) await endOfTurn();
    await dead.kill('SIGKILL');
    await asked;
    expect(left().length).toBeGreaterThan(0);
    db.close();

    const copy = temporaryFolder();
    await backUp(databaseFile(folder), join(copy, 'late.db'));
    const { services } = await startServer({}, copy);
    const at = (ahead: number) =>
      new Forgetting(
        services.store,
        services.rooms,
        new Metrics(),
        SILENT,
        () => Date.now() + ahead,
      );
    await at(0).doDue();
    expect(await services.store.forgetting()).toEqual([member]);
    await at(HOUR).doDue();
    expect(await services.store.forgetting()).toEqual([]);
    for (const { id } of await services.store.tablesBy('waiting', Date.now() + HOUR, 99))
      expect(JSON.stringify(await services.store.steps(id, 0))).not.toContain('Unmistakable');
  }, 60_000);

  test('has the answer when it takes long, and is forgotten all the same', async () => {
    const { services } = await startServer();
    const { store } = services;
    await store.createTable(newTable({ host: 'anna' }));
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const rooms = { forget: () => gate };
    const forgetting = new Forgetting(store, rooms, new Metrics(), SILENT);
    await forgetting.forget('anna', 1);
    expect(await store.forgetting()).toEqual(['anna']);
    open();
    await expect.poll(() => store.forgetting()).toEqual([]);
  });

  test('stays in line where another process is always faster, and keeps the seat until then', async () => {
    const server = await startServer();
    const { store, rooms } = server.services;
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const id = await anna.open({ seats: ['open', 'open'] });
    await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
    const { member } = (await jan.call('GET', '/api/me')).body;
    let busy = true;
    const { append } = store;
    const contended: Store['append'] = async (wish) => (busy ? 'conflict' : append(wish));
    Object.assign(store, { append: contended });
    const at = (ahead: number) =>
      new Forgetting(store, rooms, new Metrics(), SILENT, () => Date.now() + ahead);
    await at(0).forget(member);
    expect(await store.forgetting()).toEqual([member]);
    expect(await store.tablesOf(member, 9)).toHaveLength(1);
    busy = false;
    await at(HOUR).doDue();
    expect(await store.forgetting()).toEqual([]);
    expect((await anna.see(id)).seats[1]).toMatchObject({ kind: 'open' });
  });
});
