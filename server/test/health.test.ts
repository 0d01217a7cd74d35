import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { NO_BUS } from '../src/bus/no-bus.ts';
import { buildApp } from '../src/http/app.ts';
import { Readiness } from '../src/http/readiness.ts';
import { connect } from '../src/store/sqlite/connect.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { append, opened } from './store-fixtures.ts';
import { startServer, type TestServer, temporaryFolder } from './test-server.ts';

async function health(server: TestServer): Promise<[number, number]> {
  const [alive, ready] = await Promise.all([
    fetch(`${server.url}/healthz`),
    fetch(`${server.url}/readyz`),
  ]);
  return [alive.status, ready.status];
}

test('a server whose file was deleted is not ready, though it could go on writing to nowhere', async () => {
  const server = await startServer();
  expect(await health(server)).toEqual([200, 200]);
  rmSync(join(server.folder, 'late.db'));
  await expect.poll(() => health(server), { timeout: 15_000 }).toEqual([200, 503]);
});

test('a file that was replaced is another one, and the right one back in its place is it', async () => {
  const file = join(temporaryFolder(), 'late.db');
  const store = openSqliteStore(file);
  await store.probe();
  renameSync(file, `${file}.away`);
  await expect(store.probe()).rejects.toThrow('deleted or replaced');
  writeFileSync(file, 'another file');
  await expect(store.probe()).rejects.toThrow('deleted or replaced');
  renameSync(`${file}.away`, file);
  await store.probe();
  await store.close();
});

test('a server on a full disk is not ready, and is again when there is space', async () => {
  const folder = temporaryFolder();
  const full = fillable(join(folder, 'late.db'));
  const server = await startServer({}, folder, (settings, _, web) =>
    buildApp(settings, full.store, web),
  );
  full.fill();
  await expect(opened(full.store, { seed: 'x'.repeat(50_000) })).rejects.toThrow('full');
  await expect.poll(() => health(server), { timeout: 15_000 }).toEqual([200, 503]);
  full.empty();
  await expect.poll(() => health(server), { timeout: 15_000 }).toEqual([200, 200]);
});

test('looking leaves nothing behind, and does not keep others from writing', async () => {
  const { store, fill, pages } = fillable(join(temporaryFolder(), 'late.db'));
  const id = await opened(store);
  await store.probe();
  const before = pages();
  for (let n = 0; n < 20; n++) await store.probe();
  expect(pages()).toEqual(before);
  fill();
  const [probed, said] = await Promise.allSettled([store.probe(), store.append(append(id, 1))]);
  // What the last look left free is enough for this one.
  expect([probed.status, said.status]).toEqual(['fulfilled', 'fulfilled']);
  await store.close();
});

test('however many ask, it looks once in a while, and logs only what changes', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const probe = vi.fn(async () => {});
  const readiness = new Readiness({ probe } as Partial<Store> as Store, NO_BUS, log);
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const asked = await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
    expect(asked).toEqual(Array(100).fill(true));
    expect(probe).toHaveBeenCalledTimes(1);
    probe.mockRejectedValue(new Error('full'));
    for (let n = 0; n < 3; n++) {
      vi.advanceTimersByTime(2_000);
      expect(await readiness.isReady()).toBe(false);
    }
    probe.mockResolvedValue();
    vi.advanceTimersByTime(2_000);
    expect(await readiness.isReady()).toBe(true);
    expect(probe).toHaveBeenCalledTimes(5);
    expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  } finally {
    vi.useRealTimers();
  }
});

/** A store whose file can be kept from growing, as a full disk does. */
function fillable(file: string) {
  const connection = connect(file);
  const most = (pages: number) => connection.pragma(`max_page_count = ${pages}`);
  return {
    store: openSqliteStore(file, () => connection),
    // It never becomes less than what the file has.
    fill: () => most(1),
    empty: () => most(1_000_000),
    pages: () => connection.pragma('page_count'),
  };
}
