import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { nextMessage, ServerProcess } from '../testing/index.ts';
import { temporaryFolder } from './test-server.ts';

/** Long before anybody would lose patience, and long enough for a busy machine to start a process. */
const SOON = 20_000;

const LISTENS = `
  require('node:http')
    .createServer((request, response) => {
      if (request.url === '/end') process.exit(7);
      response.end('here');
    })
    .on('error', ({ code }) => {
      console.error(code);
      process.exit(1);
    })
    .listen(process.env.PORT, '127.0.0.1', function () {
      process.send({ listening: 'http://127.0.0.1:' + this.address().port });
    });
`;

const started: ServerProcess[] = [];

afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
});

function serverOf(code: string, onOutput: (text: string) => void = () => {}): ServerProcess {
  const server = new ServerProcess({ name: 'the server', args: ['-e', code], env: {}, onOutput });
  started.push(server);
  return server;
}

const textAt = async (url: string) => (await fetch(url)).text();

test(
  'a server that dies at once is noticed, and its last words are told',
  async () => {
    const server = serverOf(`console.error('no such disk'); process.exit(3)`);
    await expect(server.start()).rejects.toThrow('the server ended with 3: no such disk');
  },
  SOON,
);

test('a server chooses its port and keeps it when it starts again', async () => {
  const [one, other] = [serverOf(LISTENS), serverOf(LISTENS)];
  expect(await Promise.all([one.start(), other.start()])).toEqual([true, true]);
  expect(one.url).not.toBe(other.url);
  const { url } = one;
  expect(await textAt(url)).toBe('here');
  await one.kill();
  await expect(textAt(url)).rejects.toThrow();
  await one.start();
  expect(one.url).toBe(url);
  expect(await textAt(url)).toBe('here');
});

test('a server that ends while it serves is noticed; one that is killed is not', async () => {
  const server = serverOf(LISTENS);
  await server.start();
  await server.kill();
  await server.start();
  textAt(`${server.url}/end`).catch(() => {});
  await expect(server.lost).rejects.toThrow('the server ended by itself with 7');
});

test('a server that is killed while it starts was not started', async () => {
  const server = serverOf('setInterval(() => {}, 1000)');
  const starting = server.start();
  await server.kill();
  expect(await starting).toBe(false);
});

test('a port that somebody holds for a moment is waited for, without a word', async () => {
  const printed: string[] = [];
  const server = serverOf(LISTENS, (text) => printed.push(text));
  await server.start();
  const { url } = server;
  await server.kill();
  const holder = createServer().listen(Number(new URL(url).port), '127.0.0.1');
  setTimeout(() => holder.close(), 1_000);
  expect(await server.start()).toBe(true);
  expect(await textAt(url)).toBe('here');
  expect(printed).toEqual([]);
});

test('our own server says where it listens', async () => {
  const server = new ServerProcess({
    name: 'our server',
    args: ['--import', 'tsx', fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    env: { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' },
  });
  started.push(server);
  await server.start();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test(
  'whoever waits for a message learns that the child has ended, or is silent',
  async () => {
    const child = (code: string) => fork('-e', [code], { execArgv: [], silent: true });
    const dying = child('process.exit(4)');
    await expect(nextMessage(dying, 'the players')).rejects.toThrow('the players ended with 4');
    await expect(nextMessage(dying, 'the players')).rejects.toThrow('the players ended with 4');
    const silent = child('setInterval(() => {}, 1000)');
    await expect(nextMessage(silent, 'the players', 100)).rejects.toThrow(
      'nothing for 0.1 seconds',
    );
    silent.kill();
  },
  SOON,
);
