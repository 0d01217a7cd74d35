import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

test('a server that stops lets nobody wait for a step any longer, and says why', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const id = await anna.open();
  const { length } = await anna.see(id);
  const waits = Array.from({ length: 5 }, () =>
    anna.call('GET', `/api/rooms/${id}/wait?length=${length}`),
  );
  await expect.poll(() => server.services.watchers.size, { timeout: 10_000 }).toBe(5);
  const stopped = server.stop();
  const answers = await Promise.all(waits);
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([503, { refusal: { code: 'net.restart' } }]);
    expect(headers.get('retry-after')).toBe('1');
  }
  expect(server.services.watchers.size).toBe(0);
  await stopped;
});

test('a wait that ends by a step is answered with the room, as ever', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const id = await anna.open();
  const { length } = await anna.see(id);
  const wait = anna.call('GET', `/api/rooms/${id}/wait?length=${length}`);
  await expect.poll(() => server.services.watchers.size, { timeout: 10_000 }).toBe(1);
  await anna.ask(id, { do: 'say', phrase: 'hello' });
  expect((await wait).body.room.length).toBe(length + 1);
});

test('whoever is connected is sent on at once, however long bots and clocks take to end', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const line = await anna.watch(await anna.open());
  let goOn = () => {};
  vi.spyOn(server.services.dueWork, 'stop').mockReturnValue(
    new Promise((resolve) => {
      goOn = resolve;
    }),
  );
  const stopped = server.stop();
  await line.until(({ t }) => t === 'bye');
  goOn();
  await stopped;
});

test('a client that does not close its end keeps no server from stopping', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const { socket } = await anna.watch(await anna.open());
  socket.pause();
  await server.stop();
  socket.terminate();
}, 10_000);

test('a connection with half a request keeps no server from stopping', async () => {
  const server = await startServer();
  const connection = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(connection, 'connect');
  connection.write('GET /healthz HTTP/1.1\r\n');
  await (await fetch(`${server.url}/healthz`)).text();
  const ended = once(connection, 'close');
  await server.stop();
  await ended;
}, 10_000);

test('whoever connects while the server stops is turned away', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const id = await anna.open();
  const { rooms } = server.services;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const current = rooms.current.bind(rooms);
  const asked = vi.spyOn(rooms, 'current').mockImplementation(async (room) => {
    await held;
    return current(room);
  });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/rooms/${id}/socket`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  const refused = new Promise((resolve) =>
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode)),
  );
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  const stopped = server.stop();
  goOn();
  expect(await refused).toBe(503);
  await stopped;
});
