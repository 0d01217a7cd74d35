import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  judgeKnock,
  judgePages,
  judgeSeen,
  lookAtProxy,
} from '../../../src/operator/doctor/proxy.ts';
import { freePort } from '../../../testing/index.ts';
import { TOKEN } from '../../operator-guest.ts';
import { startServer, temporaryFolder } from '../../test-server.ts';
import { one, troubles } from './verdicts.ts';

interface Manners {
  /** What becomes of the headers on their way to the server. */
  readonly headers?: (headers: IncomingHttpHeaders, from: string) => IncomingHttpHeaders;
  /** And on their way back. */
  readonly back?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly upgrades?: boolean;
  readonly mostBytes?: number;
}

const proxies: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close().closeAllConnections();
});

const adds = (headers: IncomingHttpHeaders, from: string) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], from].filter(Boolean).join(', '),
});
const replaces = (headers: IncomingHttpHeaders, from: string) => ({
  ...headers,
  'x-forwarded-for': from,
});

/** Something between people and the server, with the manners of good and bad ones. */
async function proxyTo(target: string, manners: Manners = {}): Promise<string> {
  const { headers = adds, back = (same) => same, upgrades = true, mostBytes = 1e6 } = manners;
  const to = new URL(target);
  const proxy = createServer((asked, answer) => {
    if (Number(asked.headers['content-length'] ?? 0) > mostBytes) {
      answer.writeHead(413).end('<h1>Too large</h1>');
      asked.resume();
      return;
    }
    const sent = headers(asked.headers, asked.socket.remoteAddress ?? '');
    delete sent.upgrade;
    const { method, url: path } = asked;
    const passed = request({ host: to.hostname, port: to.port, method, path, headers: sent });
    passed.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 0, back(got.headers));
      got.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  if (upgrades)
    proxy.on('upgrade', (asked, stream) => {
      const server = connect(Number(to.port), to.hostname, () => {
        const lines = Object.entries(headers(asked.headers, '')).map(([n, v]) => `${n}: ${v}`);
        server.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        server.pipe(stream).pipe(server);
      });
      for (const one of [server, stream]) one.on('error', () => one.destroy());
    });
  proxies.push(proxy);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** A server with an app, behind a proxy. */
async function house(manners: Manners = {}, env: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<script src="/assets/app-1.js"></script>');
  const script = join(folder, 'web', 'assets', 'app-1.js');
  const text = '// much\n'.repeat(500);
  writeFileSync(script, text);
  // Packed as the build does it: what the server packs for itself is plain for a moment after its start.
  writeFileSync(`${script}.br`, brotliCompressSync(text));
  writeFileSync(`${script}.gz`, gzipSync(text));
  const server = await startServer({ OPERATOR_TOKEN: TOKEN, PROXIES: '1', ...env }, folder);
  return proxyTo(server.url, manners);
}

const look = (url: string, env: Record<string, string> = { OPERATOR_TOKEN: TOKEN }) =>
  lookAtProxy(url, {
    env,
    serverScript: new URL('file:///nowhere'),
    webFolder: '',
    print() {},
    complain() {},
  });

describe('through a real proxy to a real server', () => {
  test.each([
    ['adds to', adds],
    ['replaces', replaces],
  ])('one that %s X-Forwarded-For is well', async (_, headers) => {
    const found = await look(await house({ headers }));
    expect(troubles(found)).toEqual([]);
    const said = found.map(({ says }) => says).join('\n');
    expect(said).toContain('Pages arrive packed');
    expect(said).toContain('WebSockets reach the server');
    expect(said).toContain('Behind 1 proxies, this request counts to 127.0.0.1');
    expect(said).toContain('The largest requests arrive');
  });

  test('one that passes no upgrades on', async () => {
    const found = troubles(await look(await house({ upgrades: false })));
    expect(found).toEqual(one('A WebSocket does not reach the server as one (200)'));
  });

  test('one that changes Host, without PUBLIC_URL', async () => {
    const headers = (given: IncomingHttpHeaders, from: string) => ({
      ...adds(given, from),
      host: 'backend',
    });
    expect(troubles(await look(await house({ headers })))).toEqual([
      expect.stringContaining('fail: A WebSocket is refused, since its Origin'),
      expect.stringContaining('warn: The Host header is changed'),
    ]);
  });

  test.each([
    ['none', '0', 'PROXIES is 0, and 1 proxies add'],
    ['too many', '2', 'Anybody can pretend to come from anywhere: PROXIES is 2'],
  ])('PROXIES counts %s', async (_, PROXIES, message) => {
    expect(troubles(await look(await house({}, { PROXIES })))).toEqual(one(message));
  });

  test('one that packs nothing, keeps pages and takes small bodies only', async () => {
    const back = ({ 'content-security-policy': _, ...rest }: IncomingHttpHeaders) => ({
      ...rest,
      'cache-control': 'max-age=3600',
    });
    const headers = (given: IncomingHttpHeaders, from: string) => {
      const { 'accept-encoding': _, ...rest } = adds(given, from);
      return rest;
    };
    const found = troubles(await look(await house({ headers, back, mostBytes: 1_000 })));
    expect(found).toEqual([
      expect.stringContaining('content policy of the pages is lost'),
      expect.stringContaining('how long pages are kept'),
      expect.stringContaining('fetched anew'),
      expect.stringContaining('arrive unpacked'),
      expect.stringContaining('bytes does not arrive (413)'),
    ]);
  });

  test('what cannot be looked at is told as such', async () => {
    const url = await house();
    expect(troubles(await look(url, {}))).toEqual(one('skip: OPERATOR_TOKEN is not set'));
    const port = { OPERATOR_TOKEN: TOKEN, OPERATOR_PORT: '9090' };
    expect(troubles(await look(url, port))).toEqual(one('skip: Operators have a port'));
    const wrong = { OPERATOR_TOKEN: `${TOKEN}-but-another` };
    expect(troubles(await look(url, wrong))).toEqual(one('does not know this OPERATOR_TOKEN'));
  });

  test('nobody, somebody else, and somebody who sends people on', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(troubles(await look(nobody))).toEqual(one('fail: Nobody answers'));
    const away = await proxyTo(nobody);
    expect(troubles(await look(away))).toEqual(one('does not reach the server (502)'));
    const other = await house({
      back: (headers) => ({ ...headers, location: 'https://a.example/x' }),
    });
    expect(troubles(await look(other))).toEqual(one('sends people on to https://a.example.'));
  });
});

test.each([
  [{ status: 404, body: '' }, 'ok'],
  [{ status: 404, body: '{"refusal":{"code":"net.missing"}}' }, 'fail'],
  [{ status: 403, body: '' }, 'fail'],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'fail'],
  [{ status: 503, body: '' }, 'warn'],
  [null, 'fail'],
])('a socket that is answered by %j', (answer, verdict) => {
  expect(judgeKnock(answer).verdict).toBe(verdict);
});

test.each([
  ['192.0.2.77, 203.0.113.5', 1, '203.0.113.5', 'ok'],
  ['203.0.113.5', 1, '203.0.113.5', 'ok'],
  ['192.0.2.77, 203.0.113.5, 10.0.0.2', 2, '203.0.113.5', 'ok'],
  ['192.0.2.77, 203.0.113.5, 10.0.0.2', 1, '10.0.0.2', 'fail'],
  ['192.0.2.77, 203.0.113.5, 10.0.0.2', 3, '192.0.2.77', 'fail'],
  ['192.0.2.77', 0, '127.0.0.1', 'ok'],
  [null, 1, '10.0.0.2', 'fail'],
])('%s with PROXIES=%d, counted to %s', (forwarded, proxies, address, verdict) => {
  const [finding] = judgeSeen({ address, proxies, forwarded, host: 'h' }, 'h');
  expect(finding?.verdict).toBe(verdict);
});

test('https is insisted on', () => {
  const page = new Headers({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-cache',
  });
  const file = new Headers({ 'cache-control': 'immutable', 'content-encoding': 'br' });
  expect(troubles(judgePages(true, page, file))).toEqual(one('insist on https'));
  expect(troubles(judgePages(false, page, file))).toEqual([]);
});
