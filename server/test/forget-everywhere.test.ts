import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import { createWith } from '../src/rooms/create-room.ts';
import { Forgetting } from '../src/rooms/forgetting.ts';
import { Guest } from './guest.ts';
import { newTable } from './store-fixtures.ts';
import { startServer, type TestServer } from './test-server.ts';

/** One answer of the store has never had more than 500 rows. */
const MANY = 503;
const NAME = 'Unmistakable';
const HOUR = 60 * 60 * 1000;

async function memberOf(guest: Guest): Promise<string> {
  return (await guest.call('GET', '/api/me')).body.member;
}

async function openMany(server: TestServer, member: string, rooms: number): Promise<string[]> {
  const plan = { game: 'extra', options: {}, listed: false, clock: { kind: 'none' } } as const;
  const seats = [{ kind: 'person', name: NAME, members: [member] }, { kind: 'open' }] as const;
  const { store } = server.services;
  const opening = () => createWith(store, { ...plan, seats }, member);
  const created = await Promise.all(Array.from({ length: rooms }, opening));
  return created.map(({ id }) => id);
}

test('export and "forget me" reach every room, and every place that names somebody', async () => {
  const server = await startServer({ TABLES_PER_MEMBER: '10000' });
  const { store } = server.services;
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const member = await memberOf(anna);
  const ids = await openMany(server, member, MANY);
  const shared = ids[0] as string;
  await jan.ask(shared, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(shared, { do: 'start' });
  await anna.ask(shared, { do: 'say', text: 'These are my words' }, 'spoken');
  await anna.call('POST', `/api/rooms/${shared}/ticket`, {});
  // A host who never sat down is named there all the same.
  ids.push(await anna.open({ name: undefined }));

  const told = (await anna.call('GET', '/api/me/export')).body;
  expect(told.rooms).toHaveLength(MANY + 1);
  expect(told.rooms.find(({ id }: { id: string }) => id === shared)).toMatchObject({
    names: [NAME],
    said: [{ words: 'These are my words', team: false }],
    seats: [{ name: NAME }, { name: 'Jan' }],
  });

  const { socket } = await anna.watch(shared);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  expect((await anna.call('DELETE', '/api/me')).status).toBe(200);
  await closed;
  expect((await anna.call('GET', '/api/me/export')).status).toBe(401);
  // Where that takes long, the answer does not wait.
  await expect.poll(() => store.forgetting(), { timeout: 60_000 }).toEqual([]);
  for (const id of ids) {
    const stored = JSON.stringify(await store.steps(id, 0));
    for (const trace of [NAME, member, 'my words']) expect(stored).not.toContain(trace);
  }
  expect(await store.requestLength(shared, `${member}/spoken`)).toBeNull();
  expect(await store.revokeLinks(shared, member)).toBe(0);
  expect(await store.unfinishedOf(member, 0)).toEqual({ all: 0, recent: 0 });
  expect(await store.tablesOf(member, 9)).toEqual([]);
  expect((await jan.see(shared)).seats).toMatchObject([{ name: '' }, { name: 'Jan' }]);
});

test('forgetting that was interrupted is taken up again, and a broken room does not stop it', async () => {
  const server = await startServer();
  const { store, rooms } = server.services;
  const anna = await Guest.arrive(server);
  const member = await memberOf(anna);
  const ids = await openMany(server, member, 5);
  // A room that makes no sense, and does not open.
  const broken = newTable({ host: member });
  await store.createTable(broken);
  await store.append({
    table: broken.id,
    from: 1,
    steps: [{ seq: 1, at: 1, act: { do: 'rename', seat: 7, member, name: NAME } }],
    requests: [],
    listed: false,
    status: 'waiting',
    touched: 1,
    byPeople: true,
    wake: null,
    members: [],
  });
  let left = 2;
  const failing = {
    ...store,
    forgetAt: (...args: Parameters<typeof store.forgetAt>) => {
      if (left-- === 0) throw new Error('the lights went out');
      return store.forgetAt(...args);
    },
    // As if the process had ended there.
    tablesAfter: async (...args: Parameters<typeof store.tablesAfter>) =>
      (await store.tablesAfter(...args)).slice(0, 3),
  };
  const crashing = Object.assign(Object.create(rooms), { store: failing });
  const { log } = server.app;
  const metrics = new Metrics();
  await new Forgetting(failing, crashing, metrics, log).forget(member);
  expect((await anna.call('GET', '/api/me/export')).status).toBe(401);
  expect(await store.forgetting()).toEqual([member]);
  expect(await store.tablesOf(member, 9)).not.toEqual([]);

  // It is not tried again at once, and then by whoever looks first.
  await new Forgetting(store, rooms, metrics, log).doDue();
  expect(await store.forgetting()).toEqual([member]);
  await new Forgetting(store, rooms, metrics, log, () => Date.now() + HOUR).doDue();
  expect(await store.forgetting()).toEqual([]);
  for (const id of [...ids, broken.id]) {
    const stored = JSON.stringify(await store.steps(id, 0));
    for (const trace of [NAME, member]) expect(stored).not.toContain(trace);
  }
});

test('tables that nobody came back to do not keep their host from opening another', async () => {
  const server = await startServer({ TABLES_PER_MEMBER: '3' });
  const { store } = server.services;
  const [anna, greedy] = [await Guest.arrive(server), await Guest.arrive(server)];
  const host = await memberOf(anna);
  for (let table = 0; table < 5; table++)
    await store.createTable(newTable({ host, opened: 1_000 }));
  for (let table = 0; table < 3; table++) await anna.open();
  const wish = { game: 'extra', seats: ['open', 'open'], name: 'Anna' };
  expect((await anna.call('POST', '/api/rooms', wish)).body.refusal.code).toBe('net.tables');
  const many = await memberOf(greedy);
  for (let table = 0; table < 30; table++)
    await store.createTable(newTable({ host: many, opened: 1_000 }));
  expect((await greedy.call('POST', '/api/rooms', wish)).status).toBe(429);
});
