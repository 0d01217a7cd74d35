import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

/** Sends the head of a request and a part of its body; the rest when it is told to. */
async function begin(length: number) {
  const server = await startServer();
  const { token } = await Guest.arrive(server);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const head = [
    'POST /api/rooms HTTP/1.1',
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(1_000)}`);
  return {
    answer: () => answer,
    closed: once(socket, 'close'),
    rest: () => socket.write('x'.repeat(length - 1_000)),
  };
}

test('what is somewhat too large is read to its end before it is refused', async () => {
  const sent = await begin(20_000);
  await sleep(300);
  expect(sent.answer()).toBe('');
  sent.rest();
  await sent.closed;
  expect(sent.answer()).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent.answer()).toContain('net.large');
});

test('what is far too large, or does not come, is refused all the same', async () => {
  const [far, slow] = await Promise.all([begin(2_000_000), begin(20_000)]);
  await Promise.all([far.closed, slow.closed]);
  for (const { answer } of [far, slow]) expect(answer()).toContain('net.large');
});
