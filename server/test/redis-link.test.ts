import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RedisBus } from '../src/bus/redis-bus.ts';
import type { Log } from '../src/log.ts';

const silent = { error() {}, info() {} } as unknown as Log;

/** Something where Redis should be, and a bus that tries to reach it. */
async function busTo(welcome: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    welcome(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bus = new RedisBus(`redis://127.0.0.1:${port}`, 'a-house', silent);
  return {
    async [Symbol.asyncDispose]() {
      await bus.close();
      server.close();
    },
  };
}

test.concurrent('a Redis that is away is asked for by one link at a time', async () => {
  let open = 0;
  let most = 0;
  await using _bus = await busTo((socket) => {
    most = Math.max(most, ++open);
    socket.once('close', () => open--);
    setTimeout(() => socket.destroy(), 100);
  });
  await sleep(3_000);
  expect(most).toBe(2);
});

test.concurrent('a Redis that takes connections and says nothing is given up, and asked again', async () => {
  let dialled = 0;
  await using _bus = await busTo(() => dialled++);
  await expect.poll(() => dialled, { timeout: 20_000 }).toBeGreaterThan(2);
});
