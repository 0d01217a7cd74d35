import type { RoomStep } from '@late/table';
import { expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { twoServers } from './servers-together.ts';
import { startServer, type TestServer } from './test-server.ts';

const OTHER = { code: 'table.other-rules', params: { version: 7, ours: 1 } };

/** A copy of a room that says it was dealt by version 7 of the rules. */
async function laterCopy(server: TestServer, id: string, host: string, copy: string) {
  const { store } = server.services;
  const [open, ...more] = (await store.steps(id, 0)) as [RoomStep, ...RoomStep[]];
  const row = await store.table(id);
  if (open.act.do !== 'open' || !row) throw new Error('no room');
  const plan = { ...open.act.plan, id: copy, code: 'LATER1', version: 7 };
  const step = { ...open, act: { ...open.act, plan } };
  await store.createTable({ ...row, id: copy, code: 'LATER1', step, members: [host] });
  await store.append({
    table: copy,
    from: 1,
    steps: more,
    requests: [],
    listed: false,
    status: row.status,
    touched: row.touched,
    byPeople: true,
    wake: null,
    members: [],
  });
}

test('a room of rules that this edition does not know rests, with a word for it', async () => {
  const server = await startServer();
  const { store } = server.services;
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const { member } = (await anna.call('GET', '/api/me')).body;
  const known = await anna.open();
  await jan.ask(known, { do: 'sit', seat: 1, name: 'Jan' });
  const waiting = 'waiting-copy';
  await laterCopy(server, known, member, waiting);
  await anna.ask(known, { do: 'start' });

  // Nothing was dealt yet: it can be looked at, but not begun.
  expect((await anna.see(waiting)).plan.version).toBe(7);
  const start = await anna.ask(waiting, { do: 'start' });
  expect([start.status, start.body.refusal]).toEqual([409, OTHER]);
  await store.deleteTable(waiting);

  const id = 'running-copy';
  await laterCopy(server, known, member, id);
  const { length } = (await store.table(id)) as { length: number };
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/record'],
    ['POST', '/requests', { id: 'late', request: { do: 'undo' } }],
    ['POST', '/rematch', {}],
  ] as const) {
    const reply = await anna.call(method, `/api/rooms/${id}${path}`, body);
    expect([reply.status, reply.body.refusal]).toEqual([409, OTHER]);
  }
  await expect(anna.watch(id)).rejects.toThrow('409');
  const { rooms } = (await anna.call('GET', '/api/rooms?mine')).body;
  const line = rooms.find((room: { id: string }) => room.id === id);
  expect(line).toMatchObject({ status: 'playing', refusal: OTHER });

  // A bot or a clock that is due there is not asked for again and again.
  await store.setWake(id, length, Date.now());
  await expect
    .poll(() => store.nextDue(), { timeout: 10_000 })
    .toBeGreaterThan(Date.now() + 30_000);

  expect((await anna.call('GET', '/api/me/export')).body.rooms).toHaveLength(2);
  expect((await anna.call('DELETE', '/api/me')).status).toBe(200);
  expect(JSON.stringify(await store.steps(id, 0))).not.toContain('Host');
});

test('a process that does not know the rules of a table leaves its bots to one that may', async () => {
  const [server] = await twoServers(new LocalBus());
  const { store } = server.services;
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const { member } = (await anna.call('GET', '/api/me')).body;
  const known = await anna.open();
  await jan.ask(known, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(known, { do: 'start' });
  await laterCopy(server, known, member, 'running-copy');
  const { length } = (await store.table('running-copy')) as { length: number };
  await store.setWake('running-copy', length, Date.now());
  const set = vi.spyOn(store, 'setWake');
  await expect.poll(() => set.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const [, , wake] = set.mock.calls[0] as [string, number, number];
  expect(wake).toBeLessThan(Date.now() + 30_000);
});
