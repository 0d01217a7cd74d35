import type { RoomRequest } from '@late/table';
import { afterEach, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { handOf } from './team-at-table.ts';
import { startServer } from './test-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a link lets one in, or with `kept` several, until it is revoked, for a day at most', async () => {
  const server = await startServer();
  const arrive = () => Guest.arrive(server);
  const [anna, one, two, three] = [await arrive(), await arrive(), await arrive(), await arrive()];
  const id = await anna.open();
  const ticketOf = async (query = '') =>
    (await anna.call('POST', `/api/rooms/${id}/ticket${query}`, {})).body.ticket as string;
  const code = async (guest: Guest, ticket: string) =>
    (await guest.ask(id, { do: 'sit', seat: 0, name: 'Guest', ticket })).body.refusal?.code;
  const once = await ticketOf();
  expect(await code(one, once)).toBeUndefined();
  expect(await code(two, once)).toBe('room.taken');
  const kept = await ticketOf('?kept');
  expect(await code(two, kept)).toBeUndefined();
  expect(await code(three, kept)).toBeUndefined();
  const later = await ticketOf();
  const four = await arrive();
  const { body } = await anna.call('DELETE', `/api/rooms/${id}/ticket`);
  expect(body).toEqual({ revoked: 3 });
  expect(await code(four, kept)).toBe('room.taken');
  expect(await code(four, later)).toBe('room.taken');
  const last = await ticketOf('?kept');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(await code(four, last)).toBe('room.taken');
});

test('the office of a host who polls, or whose line broke, is nobody else’s for a minute', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const take = async () => (await jan.ask(id, { do: 'host', seat: 1 })).body.refusal?.code;
  const standIn = async () =>
    (await jan.ask(id, { do: 'stand-in', seat: 0, level: 'medium' })).body.refusal?.code;
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  vi.useFakeTimers({ toFake: ['Date'] });
  pass(100);
  await anna.see(id);
  pass(50);
  expect([await take(), await standIn()]).toEqual(['room.host-here', 'room.present']);
  expect((await jan.call('GET', `/api/rooms/${id}`)).body.present).toEqual([0, 1]);
  const line = await anna.watch(id);
  pass(100);
  expect(await take()).toBe('room.host-here');
  await line.close();
  await expect
    .poll(async () => (await jan.call('GET', `/api/rooms/${id}`)).body.present)
    .toEqual([1]);
  pass(59);
  expect(await take()).toBe('room.host-here');
  pass(1);
  expect(await take()).toBeUndefined();
  expect((await jan.see(id)).isHost).toBe(true);
});

test('programs that play over HTTP alone are there while they ask, and away a minute after', async () => {
  const server = await startServer();
  const [anna, jan, zoe] = [
    await Guest.arrive(server),
    await Guest.arrive(server),
    await Guest.arrive(server),
  ];
  const id = await anna.open({ seats: ['open', 'open', 'open'] });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await zoe.ask(id, { do: 'sit', seat: 2, name: 'Zoe' });
  await anna.ask(id, { do: 'start' });
  vi.useFakeTimers({ toFake: ['Date'] });
  const code = async (guest: Guest, request: RoomRequest) =>
    (await guest.ask(id, request)).body.refusal?.code;
  const standIn = (seat: number): RoomRequest => ({ do: 'stand-in', seat, level: 'medium' });
  // A long poll of 25 s and a move now and then: no socket, and nobody is taken to be away.
  for (let turn = 0; turn < 12; turn++) {
    vi.setSystemTime(Date.now() + 25_000);
    for (const guest of [anna, jan, zoe]) {
      const { body } = await guest.call('GET', `/api/rooms/${id}/wait?length=0`);
      const move = anyMove(body.room);
      if (move) await guest.ask(id, { do: 'move', move });
    }
    expect((await zoe.call('GET', `/api/rooms/${id}`)).body.present).toEqual([0, 1, 2]);
    expect(await code(zoe, standIn(0))).toBe('room.present');
    expect(await code(zoe, { do: 'host', seat: 2 })).toBe('room.host-here');
  }
  for (const seconds of [30, 29]) {
    vi.setSystemTime(Date.now() + seconds * 1000);
    await jan.see(id);
    expect(await code(zoe, { do: 'host', seat: 2 })).toBe('room.host-here');
  }
  vi.setSystemTime(Date.now() + 1000);
  expect(await code(zoe, standIn(1))).toBe('room.present');
  expect(await code(zoe, standIn(0))).toBeUndefined();
  expect(await code(zoe, { do: 'host', seat: 2 })).toBeUndefined();
  // Whoever asks again is back, and has the seat with the next move; the office stays where it went.
  expect(await code(anna, { do: 'hand-back' })).toBeUndefined();
  expect((await anna.see(id)).isHost).toBe(false);
  expect((await zoe.see(id)).table?.standIns).toEqual([null, null, null]);
});

test('a clock that is put back keeps nobody at the table for an hour', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.see(id);
  const present = async () => (await jan.call('GET', `/api/rooms/${id}`)).body.present;
  expect(await present()).toEqual([0, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60 * 1000 });
  expect(await present()).toEqual([1]);
});

test('no host reads a rival’s hand: not by opening the seat, nor by changing chairs', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ game: 'fakty', options: { start: 0 }, name: 'Anna' });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const jans = await handOf(jan, id);
  const code = async (request: RoomRequest) => (await anna.ask(id, request)).body.refusal?.code;
  expect(await code({ do: 'arrange', seat: 1, as: 'open' })).toBe('room.started');
  expect(await code({ do: 'stand' })).toBeUndefined();
  expect(await code({ do: 'sit', seat: 1, name: 'Anna' })).toBe('room.other-hand');
  await jan.ask(id, { do: 'stand' });
  expect(await code({ do: 'sit', seat: 1, name: 'Anna' })).toBe('room.other-hand');
  expect(await handOf(anna, id)).toEqual([]);
  expect((await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' })).status).toBe(200);
  expect((await handOf(jan, id)).length).toBe(jans.length);
  expect(await code({ do: 'sit', seat: 0, name: 'Anna' })).toBeUndefined();
});
