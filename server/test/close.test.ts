import type { ServerFrame } from '@late/protocol';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { handOf, teamAtTable } from './team-at-table.ts';
import { startServer } from './test-server.ts';

const tellsClosing = (frame: ServerFrame) =>
  frame.t === 'step' && frame.room.closed !== undefined && frame.room.closed !== null;

test('a closed game is told to all, gives no hand away, and its record stays as far as it was open', async () => {
  const server = await startServer();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(server);
  const hands = { team: await handOf(anna, id), zoe: await handOf(zoe, id) };
  const record = (await eve.call('GET', `/api/rooms/${id}/record`)).body;
  expect((await zoe.ask(id, { do: 'close' })).body.refusal.code).toBe('room.host');
  expect(await lines.anna.ask({ do: 'close' })).toEqual(expect.any(Number));
  for (const line of Object.values(lines)) await line.until(tellsClosing);
  expect(await handOf(jan, id)).toEqual(hands.team);
  expect(await handOf(zoe, id)).toEqual(hands.zoe);
  expect(await handOf(eve, id)).toEqual([]);
  const seen = await eve.see(id);
  expect(seen).toMatchObject({ closed: { by: 'host' }, table: { seed: null, result: null } });
  expect((await eve.call('GET', `/api/rooms/${id}/record`)).body).toEqual(record);
  const ticket = await zoe.call('POST', `/api/rooms/${id}/ticket`, {});
  const sit = { do: 'sit', seat: 1, name: 'Eve', ticket: ticket.body.ticket } as const;
  expect((await eve.ask(id, sit)).body.refusal.code).toBe('room.closed');
  const [line] = (await anna.call('GET', '/api/rooms?mine')).body.rooms;
  expect(line).toMatchObject({ id, status: 'over', yourTurn: false });
  expect((await zoe.call('POST', `/api/rooms/${id}/rematch`, {})).status).toBe(200);
});

test('of a game whose hands were never opened there is no record to show, running or closed', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ game: 'slowka' });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const code = async () => (await anna.call('GET', `/api/rooms/${id}/record`)).body.refusal?.code;
  expect(await code()).toBe('room.hidden');
  await anna.ask(id, { do: 'close' });
  expect(await code()).toBe('room.hidden');
});

test('bots play no more at a closed table, and after a restart it is still closed', async () => {
  const server = await startServer({ BOT_PAUSE_MS: '30' });
  const anna = await Guest.arrive(server);
  const id = await anna.open({ game: 'fakty', seats: ['open', 'easy'], options: { start: 1 } });
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'close' });
  const { length } = await anna.see(id);
  expect(await server.services.store.nextDue()).toBeNull();
  await server.stop();
  const again = await startServer({}, server.folder);
  const back = new Guest(again, anna.token);
  expect(await back.see(id)).toMatchObject({ length, closed: { by: 'host' } });
});

test('whoever runs the house closes a table: nothing is asked of it any more', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ listed: true });
  const line = await anna.watch(id);
  expect(await server.services.rooms.close(id)).toMatchObject({ ok: true });
  await line.until(tellsClosing);
  expect((await anna.see(id)).closed).toMatchObject({ by: 'house' });
  expect((await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' })).body.refusal.code).toBe(
    'room.closed',
  );
  expect((await anna.ask(id, { do: 'say', text: 'But' })).body.refusal.code).toBe('room.closed');
  expect((await jan.call('GET', '/api/rooms')).body.rooms).toEqual([]);
});
