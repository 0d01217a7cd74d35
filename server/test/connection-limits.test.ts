import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { startServer, type TestServer, temporaryFolder } from './test-server.ts';

const opened: WebSocket[] = [];

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

/** A socket as the one proxy in front passes it on; the status with which it was turned away, if it was. */
async function connect(server: TestServer, room: string, token: string, address: string) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/rooms/${room}/socket`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  });
  opened.push(socket);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  socket.on('error', () => {});
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, answer) => {
      resolve(answer.statusCode ?? 0);
      socket.terminate();
    });
  });
  return { socket, frames, status };
}

async function guestAt(server: TestServer, address: string): Promise<Guest> {
  const headers = { origin: server.url, 'x-forwarded-for': address };
  const { body } = await new Guest(server, '').call('POST', '/api/tokens', {}, headers);
  return new Guest(server, body.token);
}

test('people of one address have a share together for what they ask on sockets', async () => {
  const server = await startServer({ PROXIES: '1', REQUESTS_PER_MINUTE: '20' });
  const host = await guestAt(server, '192.0.2.100');
  const id = await host.open();
  const crowd = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const { token } = await guestAt(server, `198.51.100.${n}`);
      return connect(server, id, token, '192.0.2.1');
    }),
  );
  const wholes = () =>
    crowd.reduce(
      (sum, { frames }) => sum + frames.filter((one) => one.includes('"t":"room"')).length,
      0,
    );
  await expect.poll(wholes).toBe(crowd.length);
  const closed = Promise.any(
    crowd.map(
      ({ socket }) =>
        new Promise((resolve) => socket.once('close', (_, why) => resolve(String(why)))),
    ),
  );
  // Nobody more than a person may, but together more than an address.
  for (const { socket } of crowd) for (let n = 0; n < 15; n++) socket.send('{"t":"sync"}');
  expect(await closed).toBe('rate');
  const elsewhere = await connect(server, id, host.token, '192.0.2.2');
  elsewhere.socket.send('{"t":"sync"}');
  await expect
    .poll(() => elsewhere.frames.filter((one) => one.includes('"t":"room"')).length)
    .toBe(2);
  // Some of what was allowed is not sent any more once a socket is closed.
  expect(wholes()).toBeGreaterThan(crowd.length + 50);
  expect(wholes()).toBeLessThan(crowd.length + 120);
  expect(server.services.metrics.text()).toMatch(
    /late_limits_refused_total\{limit="requests-address"\} [1-9]/,
  );
});

test('sockets that are opened all at once are as many as an address may have', async () => {
  const server = await startServer({ PROXIES: '1', SOCKETS_PER_ADDRESS: '3' });
  const host = await guestAt(server, '192.0.2.100');
  const id = await host.open();
  const connections = await Promise.all(
    Array.from({ length: 20 }, () => connect(server, id, host.token, '192.0.2.1')),
  );
  const count = (status: number) => connections.filter((one) => one.status === status).length;
  expect([count(101), count(429)]).toEqual([3, 17]);
  for (const { socket } of connections) socket.close();
  await expect
    .poll(async () => (await connect(server, id, host.token, '192.0.2.1')).status)
    .toBe(101);
});

test('requests that wait for a step count with the sockets of their address', async () => {
  const server = await startServer({ PROXIES: '1', SOCKETS_PER_ADDRESS: '3' });
  const host = await guestAt(server, '192.0.2.100');
  const id = await host.open();
  const { length } = await host.see(id);
  const wait = (address: string, from = length) =>
    host.call('GET', `/api/rooms/${id}/wait?length=${from}`, undefined, {
      'x-forwarded-for': address,
    });
  await connect(server, id, host.token, '192.0.2.1');
  const waiting = [wait('192.0.2.1'), wait('192.0.2.1'), wait('192.0.2.2')];
  await expect.poll(() => server.services.watchers.size).toBe(4);
  const { status, body } = await wait('192.0.2.1');
  expect([status, body.refusal.code]).toEqual([429, 'net.rate']);
  expect((await connect(server, id, host.token, '192.0.2.1')).status).toBe(429);
  // Whoever need not wait is not held.
  expect((await wait('192.0.2.1', length - 1)).status).toBe(200);
  await host.ask(id, { do: 'say', phrase: 'hello' });
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await connect(server, id, host.token, '192.0.2.1')).status).toBe(101);
});

test('what an address asks of one process counts in the others, which learn no address', async () => {
  const bus = new LocalBus();
  const env = { PROXIES: '1', REQUESTS_PER_MINUTE: '100' };
  const folder = temporaryFolder();
  const one = await startServer(env, folder, undefined, bus.join());
  const two = await startServer(env, folder, undefined, bus.join());
  const ask = async (server: TestServer, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await new Guest(server, '').call('GET', '/api/rooms', undefined, headers)).status;
  };
  const flood = await Promise.all(Array.from({ length: 150 }, () => ask(one, '192.0.2.1')));
  expect(flood.filter((status) => status === 429).length).toBeGreaterThan(30);
  await expect.poll(() => ask(two, '192.0.2.1'), { timeout: 10_000 }).toBe(429);
  expect(await ask(two, '192.0.2.2')).toBe(200);
  const told = bus.said.filter(({ message }) => message.includes('"use"'));
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain('192.0.2');
});

test('sockets of an address count in all processes, until they are closed', async () => {
  const bus = new LocalBus();
  const env = { PROXIES: '1', SOCKETS_PER_ADDRESS: '4' };
  const folder = temporaryFolder();
  const one = await startServer(env, folder, undefined, bus.join());
  const two = await startServer(env, folder, undefined, bus.join());
  const host = await guestAt(one, '192.0.2.100');
  const id = await host.open();
  const connections = await Promise.all(
    [1, 2, 3].map(() => connect(one, id, host.token, '192.0.2.1')),
  );
  const told = () => bus.said.filter(({ message }) => /"held":\[\["[\w-]{22}",3\]\]/.test(message));
  await expect.poll(() => told().length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect((await connect(two, id, host.token, '192.0.2.1')).status).toBe(101);
  expect((await connect(two, id, host.token, '192.0.2.1')).status).toBe(429);
  expect((await connect(two, id, host.token, '192.0.2.2')).status).toBe(101);
  for (const { socket } of connections) socket.close();
  await expect
    .poll(async () => (await connect(two, id, host.token, '192.0.2.1')).status, { timeout: 10_000 })
    .toBe(101);
});
