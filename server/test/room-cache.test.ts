import { extra } from '@late/extra/rules';
import { commitment, type Entry } from '@late/kernel';
import type { RoomSeat, RoomStep } from '@late/table';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FailedLoads } from '../src/rooms/failed-loads.ts';
import { RoomCache } from '../src/rooms/room-cache.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { append, newTable } from './store-fixtures.ts';
import { temporaryFolder } from './test-server.ts';

const SEED = '5'.repeat(64);
const MEGABYTE = 2 ** 20;

let store: Store;
/** How often the steps of a room were read. */
let reads: number;

beforeEach(() => {
  const opened = openSqliteStore(`${temporaryFolder()}/late.db`);
  onTestFinished(() => opened.close());
  reads = 0;
  store = {
    ...opened,
    steps: (...given) => {
      reads++;
      return opened.steps(...given);
    },
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const SEATS: readonly RoomSeat[] = [
  { kind: 'person', name: 'Anna', members: ['anna'] },
  { kind: 'person', name: 'Jan', members: ['jan'] },
];

/** Stores a running game of EXTRA! with a log of that length, all of it stand-ins and hand-backs. */
async function storeRoom(id: string, entries: number): Promise<void> {
  const plan = {
    id,
    code: id.toUpperCase(),
    game: extra.id,
    version: extra.version,
    options: {},
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: 1_000,
  } as const;
  const table = newTable({ id });
  const open: RoomStep = {
    seq: 0,
    at: 1_000,
    act: { do: 'open', plan, seats: SEATS, host: 'anna', listed: false },
  };
  await store.createTable({ ...table, step: open });
  const log = Array.from({ length: entries }, (_, seq): Entry => {
    const base = { seq, at: 1_000, by: 'house', tape: [] } as const;
    if (seq === 0) return { ...base, act: { do: 'deal' } };
    const note =
      seq % 2 ? { kind: 'stand-in', level: 'easy', seat: 0 } : { kind: 'hand-back', seat: 0 };
    return { ...base, act: { do: 'note', note } };
  });
  const acts: RoomStep['act'][] = [
    { do: 'start' },
    ...log.map((entry) => ({ do: 'entry', entry }) as const),
  ];
  const steps = acts.map((act, index): RoomStep => ({ seq: index + 1, at: 1_000, act }));
  expect(await store.append(append(id, 1, { steps, status: 'playing' }))).toBe('ok');
}

test('a long room is rebuilt in slices, and others have their turn in between', async () => {
  await storeRoom('long', 4_000);
  await storeRoom('short', 3);
  const cache = new RoomCache(store, 256 * MEGABYTE, () => false);
  // The rules of the game are loaded with the first room.
  await cache.get('short');
  reads = 0;
  let turns = 0;
  let isLoading = true;
  const count = () => {
    turns++;
    if (isLoading) setImmediate(count);
  };
  setImmediate(count);
  const waiting = [cache.get('long'), cache.get('long')];
  const [one, other] = await Promise.all(waiting);
  isLoading = false;
  expect(one?.room.table?.log.length).toBe(4_000);
  expect(other).toBe(one);
  expect(reads).toBe(1);
  expect(turns).toBeGreaterThan(20);
});

test('a room that cannot be rebuilt is read once, however often it is asked for, until a minute has passed', async () => {
  await storeRoom('broken', 3);
  const stray: RoomStep = { seq: 5, at: 2_000, act: { do: 'start' } };
  await store.append(append('broken', 5, { steps: [stray], status: 'playing' }));
  const cache = new RoomCache(store, 256 * MEGABYTE, () => false);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let times = 0; times < 50; times++) {
    await expect(cache.get('broken')).rejects.toThrow('started twice');
    expect((await cache.glance('broken')).refusal).toEqual({ code: 'net.fault' });
  }
  expect(reads).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await expect(cache.get('broken')).rejects.toThrow('started twice');
  expect(reads).toBe(2);
});

test('no more than so many failures are remembered', () => {
  const failed = new FailedLoads();
  for (let number = 0; number < 1_010; number++)
    failed.note(`broken-${number}`, new Error('broken'));
  expect(failed.of('broken-1009')).not.toBeNull();
  expect(failed.of('broken-0')).toBeNull();
});

test('what a store cannot give just now is asked for again', async () => {
  await storeRoom('there', 3);
  const { steps } = store;
  const cache = new RoomCache(store, 256 * MEGABYTE, () => false);
  store.steps = () => Promise.reject(new Error('busy'));
  await expect(cache.get('there')).rejects.toThrow('busy');
  store.steps = steps;
  expect((await cache.get('there'))?.id).toBe('there');
});

test('memory is counted in bytes: few long rooms fill it, many short ones do not, and rooms in use stay', async () => {
  for (let number = 0; number < 12; number++) {
    await storeRoom(`short-${number}`, 3);
    await storeRoom(`long-${number}`, 2_000);
  }
  const inUse = new Set(['long-0']);
  const cache = new RoomCache(store, 4 * MEGABYTE, (id) => inUse.has(id));
  for (let number = 0; number < 12; number++) await cache.get(`short-${number}`);
  expect(cache.size).toBe(12);
  expect(cache.bytes).toBeLessThan(MEGABYTE);
  const held = await cache.get('long-0');
  for (let number = 1; number < 12; number++) await cache.get(`long-${number}`);
  expect(cache.bytes).toBeLessThanOrEqual(4 * MEGABYTE);
  expect(cache.size).toBeLessThan(12);
  expect(await cache.get('long-0')).toBe(held);
  inUse.clear();
  const before = reads;
  for (let number = 1; number < 12; number++) await cache.get(`long-${number}`);
  expect(reads).toBeGreaterThan(before);
  expect(await cache.get('long-0')).not.toBe(held);
});

test('a room that grows is weighed again', async () => {
  await storeRoom('grows', 3);
  const cache = new RoomCache(store, 256 * MEGABYTE, () => false);
  const cached = await cache.get('grows');
  const { bytes } = cache;
  await storeRoom('grown', 1_000);
  const grown = await new RoomCache(store, 256 * MEGABYTE, () => false).get('grown');
  if (!cached || !grown) throw new Error('not there');
  cached.room = grown.room;
  await cache.get('grows');
  expect(cache.bytes).toBeGreaterThan(4 * bytes);
  cache.drop('grows');
  expect(cache.bytes).toBe(0);
});
