import { beforeEach, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer, type TestServer } from './test-server.ts';

let server: TestServer;
let anna: Guest;
let jan: Guest;
beforeEach(async () => {
  server = await startServer();
  [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
});

async function clear(guest: Guest, id: string) {
  const { status, body } = await guest.call('DELETE', `/api/rooms/${id}`);
  return status === 200 ? body.deleted : body.refusal.code;
}

/** What each of somebody's rooms says about clearing it away. */
async function clearingsOf(guest: Guest) {
  const { rooms } = (await guest.call('GET', '/api/rooms?mine')).body;
  return rooms.map(({ clearing }: { clearing?: string }) => clearing ?? null);
}

async function openForTwo(): Promise<string> {
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  return id;
}

test('a host deletes a table before the deal, and nobody else does', async () => {
  const id = await openForTwo();
  const line = await jan.watch(id);
  expect(await clearingsOf(anna)).toEqual(['delete']);
  expect(await clearingsOf(jan)).toEqual([null]);
  expect(await clear(jan, id)).toBe('room.host');
  expect(await clear(await Guest.arrive(server), id)).toBe('room.no-seat');
  expect(await clear(anna, id)).toBe(true);
  await new Promise((resolve) => line.socket.once('close', resolve));
  expect((await jan.call('GET', `/api/rooms/${id}`)).status).toBe(404);
  expect(await clear(anna, id)).toBe('room.unknown');
  expect(await clearingsOf(jan)).toEqual([]);
});

test('a running game is deleted by a host who plays alone with bots, never under other people', async () => {
  const together = await openForTwo();
  await anna.ask(together, { do: 'start' });
  expect(await clear(anna, together)).toBe('room.running');
  // Whoever stood up may come back.
  await jan.ask(together, { do: 'stand' });
  expect(await clear(anna, together)).toBe('room.running');
  expect(await clear(jan, together)).toBe(false);
  expect((await jan.call('GET', `/api/rooms/${together}`)).status).toBe(200);

  const alone = await anna.open({ seats: ['open', 'easy'] });
  await anna.ask(alone, { do: 'start' });
  expect(await clear(anna, alone)).toBe(true);
});

test('a game that is over is everybody’s: it leaves one list after the other', async () => {
  const id = await openForTwo();
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'close' });
  expect(await clearingsOf(anna)).toEqual(['unlist']);
  expect(await clear(anna, id)).toBe(false);
  expect(await clearingsOf(anna)).toEqual([]);
  expect(await clearingsOf(jan)).toEqual(['unlist']);
  expect((await jan.call('GET', `/api/rooms/${id}`)).status).toBe(200);
  expect(await clear(anna, id)).toBe('room.no-seat');
  expect(await clear(jan, id)).toBe(true);
  expect((await anna.call('GET', `/api/rooms/${id}`)).status).toBe(404);
});

test('whoever is forgotten is so too in a game that they took off their list', async () => {
  const id = await openForTwo();
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'close' });
  const { member } = (await jan.call('GET', '/api/me')).body;
  expect(await clear(jan, id)).toBe(false);
  expect((await jan.call('GET', '/api/me/export')).body.rooms).toHaveLength(1);
  expect((await jan.call('DELETE', '/api/me')).status).toBe(200);
  const stored = JSON.stringify(await server.services.store.steps(id, 0));
  for (const trace of ['Jan', member]) expect(stored).not.toContain(trace);
});
