import { once } from 'node:events';
import {
  type AddressInfo,
  createConnection,
  createServer,
  type Server,
  type Socket,
} from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultyLine } from '../faulty-line.ts';

let echo: Server;
let line: FaultyLine;
/** What happened at the far end. */
let far: string[];

beforeEach(async () => {
  const heard: string[] = [];
  far = heard;
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (data) => socket.write(data));
    socket.on('end', () => heard.push('end'));
    socket.on('error', () => heard.push('error'));
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  line = await FaultyLine.to((echo.address() as AddressInfo).port);
});

afterEach(async () => {
  await line.close();
  echo.close();
});

interface Near {
  readonly socket: Socket;
  readonly heard: string[];
}

async function connected(): Promise<Near> {
  const socket = createConnection({ port: line.port, host: '127.0.0.1', allowHalfOpen: true });
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data)));
  socket.on('end', () => heard.push('end'));
  socket.on('error', () => heard.push('error'));
  // A reset may come before the news that it stands.
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  return { socket, heard };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

test('a sound line passes everything on, and the end of it', async () => {
  const { socket, heard } = await connected();
  socket.write('hello');
  await until(() => heard.join('') === 'hello');
  socket.end();
  await until(() => far.includes('end'));
});

test('a slow line keeps the order; mended, it is quick again', async () => {
  const { socket, heard } = await connected();
  line.delay(500);
  const began = performance.now();
  socket.write('one ');
  // Long enough to be on its way, also where there is little time for anybody.
  await sleep(150);
  line.mend(false);
  socket.write('two');
  await until(() => heard.join('') === 'one two');
  expect(performance.now() - began).toBeGreaterThan(400);
});

test('what is swallowed comes after all, or is lost with its connection', async () => {
  const [kept, lost] = [await connected(), await connected()];
  line.swallow();
  kept.socket.write('kept');
  await sleep(50);
  expect(kept.heard).toEqual([]);
  line.mend(false);
  await until(() => kept.heard.join('') === 'kept');
  line.swallow();
  lost.socket.write('lost');
  await sleep(50);
  line.mend(true);
  await until(() => lost.heard.length > 0);
  expect(lost.heard).toEqual(['error']);
});

test('a cut line breaks what stands and takes nothing new until it is mended', async () => {
  const before = await connected();
  line.cut();
  await until(() => before.heard.includes('error'));
  const during = await connected();
  await until(() => during.heard.includes('error'));
  line.mend(false);
  const after = await connected();
  after.socket.write('back');
  await until(() => after.heard.join('') === 'back');
  expect(line.size).toBe(1);
});

test('one end can be told that nothing more comes, while it is still heard', async () => {
  const { socket, heard } = await connected();
  socket.write('before ');
  await until(() => heard.join('') === 'before ');
  line.halfClose('client');
  await until(() => heard.includes('end'));
  expect(far).toEqual([]);
  socket.end();
  await until(() => far.includes('end'));
});
