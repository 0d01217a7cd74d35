import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { serverOn } from '../crash/server-on.ts';
import { lockFolder } from '../src/store/sqlite/serving-lock.ts';
import type { ServerProcess } from '../testing/index.ts';
import { temporaryFolder } from './test-server.ts';

const started: ServerProcess[] = [];
let said = '';

afterEach(async () => {
  for (const server of started.splice(0)) await server.kill();
  said = '';
});

function serverIn(folder: string): ServerProcess {
  const server = serverOn(folder, (text) => {
    said += text;
  });
  started.push(server);
  return server;
}

test('a folder is locked by one at a time, and whoever waits gets it', async () => {
  const folder = join(temporaryFolder(), 'made', 'along');
  const letGo = await lockFolder(folder, 0);
  expect(existsSync(folder)).toBe(true);
  expect(await lockFolder(folder, 0)).toBeNull();
  const next = lockFolder(folder, 60_000);
  letGo?.();
  const letNextGo = await next;
  expect(letNextGo).not.toBeNull();
  expect(await lockFolder(folder, 0)).toBeNull();
  letNextGo?.();
});

test('a second server on a folder is refused; after kill -9 of the first, or SIGTERM, it starts', async () => {
  const folder = temporaryFolder();
  const [one, two] = [serverIn(folder), serverIn(folder)];
  await one.start();
  await expect(two.start()).rejects.toThrow('ended with 1');
  const served = `another process serves the folder ${folder} (DATA_DIR)`;
  expect(said).toContain(`${served}: waiting 5 s for it to end`);
  expect(said).toContain(`${served}: stop it, or set DATABASE_URL and REDIS_URL`);
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200);

  said = '';
  await one.kill('SIGKILL');
  expect(await two.start()).toBe(true);
  expect(said).toBe('');

  const stopped = two.kill('SIGTERM');
  expect(await one.start()).toBe(true);
  expect(await stopped).toBe(0);
}, 60_000);

test('a server that is just ending is waited for', async () => {
  const folder = temporaryFolder();
  const letGo = await lockFolder(folder, 0);
  const starting = serverIn(folder).start();
  await expect.poll(() => said, { timeout: 30_000 }).toContain('waiting 5 s for it to end');
  await sleep(300);
  letGo?.();
  expect(await starting).toBe(true);
}, 60_000);
