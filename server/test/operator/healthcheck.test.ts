import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../testing/index.ts';
import { startServer } from '../test-server.ts';
import { late } from './late.ts';

const others: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const other of others.splice(0)) other.close().closeAllConnections();
});

/** A server that is not ours. */
async function other(answer: (end: (body: string, status?: number) => void) => void) {
  const server = createServer((_, response) =>
    answer((body, status = 200) => response.writeHead(status).end(body)),
  );
  others.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a server that is well', async () => {
  const { url } = await startServer();
  const env = { PORT: new URL(url).port };
  for (const HOST of ['127.0.0.1', '0.0.0.0', 'localhost'])
    expect(await late({ ...env, HOST }, 'healthcheck')).toEqual({ code: 0, out: 'ok\n', err: '' });
  const ready = await late({}, 'healthcheck', url, '--ready', '--json');
  expect([ready.code, JSON.parse(ready.out)]).toEqual([0, { ok: true, status: 200 }]);
});

test('a server that is alive but cannot serve', async () => {
  const { url, folder } = await startServer();
  rmSync(join(folder, 'late.db'));
  expect((await late({}, 'healthcheck', url)).code).toBe(0);
  const ready = await late({}, 'healthcheck', url, '--ready');
  expect([ready.code, ready.err]).toEqual([1, expect.stringContaining('its log says why')]);
});

test('no server', async () => {
  const PORT = String(await freePort());
  const { code, err } = await late({ PORT }, 'healthcheck');
  expect([code, err]).toEqual([1, `late: nobody answers at http://127.0.0.1:${PORT}\n`]);
  const { out } = await late({ PORT }, 'healthcheck', '--json');
  expect(JSON.parse(out)).toEqual({ ok: false, status: null });
});

test('another server, a page that says all is well, and silence', async () => {
  const page = await other((end) => end('<h1>ok</h1>'));
  expect((await late({}, 'healthcheck', page)).err).toContain('is not this server');
  const broken = await other((end) => end('bad gateway', 502));
  expect((await late({}, 'healthcheck', broken)).err).toContain('with 502');
  const silent = await other(() => {});
  expect((await late({}, 'healthcheck', silent)).err).toContain('within 3 s');
});

test('with PORT 0 only the server knows, and wrong settings are named', async () => {
  expect((await late({ PORT: '0' }, 'healthcheck')).err).toContain('give its url');
  const { code, err } = await late({ PORT: 'x' }, 'healthcheck');
  expect([code, err]).toEqual([1, expect.stringContaining('PORT must be')]);
});
