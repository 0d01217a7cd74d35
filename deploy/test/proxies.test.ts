import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readDeploy } from './read-deploy.ts';

/** What the server's own source says, in seconds. */
function ofServer(file: string, name: string): number {
  const source = readFileSync(join(ROOT, 'server/src/http', file), 'utf8');
  const [, milliseconds = ''] = new RegExp(`${name}[:=\\s]+([\\d_]+)`).exec(source) ?? [];
  return Number(milliseconds.replaceAll('_', '')) / 1000;
}

const seconds = (file: string, name: string) =>
  Number(new RegExp(`^\\s*${name} (\\d+)s;?$`, 'm').exec(readDeploy(file))?.[1]);

const longestWait = ofServer('step-waits.ts', 'LONGEST_WAIT');
const heartbeat = ofServer('sockets.ts', 'HEARTBEAT');
const hangsUp = ofServer('bare-app.ts', 'keepAliveTimeout');

test('a request may wait, and a socket be silent, for longer than the server lets them', () => {
  expect(longestWait).toBeGreaterThan(10);
  const nginx = seconds('nginx.conf', 'proxy_read_timeout');
  expect(nginx).toBeGreaterThan(longestWait + 10);
  expect(nginx).toBeGreaterThan(2 * heartbeat);
  expect(seconds('Caddyfile', 'response_header_timeout')).toBeGreaterThan(longestWait + 10);
});

test('a proxy hangs up before the server does, so that no request meets a closed connection', () => {
  expect(hangsUp).toBeGreaterThan(10);
  expect(seconds('nginx.conf', 'keepalive_timeout')).toBeLessThan(hangsUp);
  expect(seconds('Caddyfile', 'keepalive')).toBeLessThan(hangsUp);
});
