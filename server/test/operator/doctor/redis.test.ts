import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeRedis, lookAtRedis } from '../../../src/operator/doctor/redis.ts';
import { freePort, RedisServer } from '../../../testing/index.ts';
import { one, troubles } from './verdicts.ts';

const WELL = { version: 'Valkey 8.1.1', took: 0.4, url: 'rediss://:secret@bus.example' };

test.each([
  [{}, []],
  [{ url: 'redis://:secret@127.0.0.1' }, []],
  [{ url: 'redis://127.0.0.1' }, one('warn: Redis asks for no password')],
  [{ url: 'rediss://bus.example' }, one('fail: Redis asks for no password')],
  [{ url: 'redis://:secret@bus.example' }, one('warn: The way to Redis is not encrypted')],
  [{ version: 'Redis 5.0.14' }, one('fail: This is Redis 5.0.14')],
  [{ took: 80 }, one('warn: A message took 80 ms')],
])('%j', (facts, expected) => {
  const found = judgeRedis({ ...WELL, ...facts });
  expect(troubles(found)).toEqual(expected);
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('nobody is there', async () => {
  const found = await lookAtRedis(`redis://:s3cret@127.0.0.1:${await freePort()}`);
  expect(troubles(found)).toEqual(one('fail: Redis cannot be reached (ECONNREFUSED)'));
  expect(JSON.stringify(found)).not.toContain('s3cret');
});

describe.skipIf(!RedisServer.isInstalled())('a real Redis or Valkey', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  test('carries a message', async () => {
    const found = await lookAtRedis(server.url);
    // Whether it is quick depends on what else the machine does.
    expect(found.map(({ verdict }) => verdict)).not.toContain('fail');
    expect(found[0]?.says).toMatch(/^(Redis|Valkey) \d+\.\d+\.\d+ answers; a message took \d/);
  });

  test('does not take another password', async () => {
    const url = `redis://:wrong@127.0.0.1:${server.port}`;
    expect(troubles(await lookAtRedis(url))).toEqual(one('does not take the password'));
    const without = `redis://127.0.0.1:${server.port}`;
    expect(troubles(await lookAtRedis(without))).toEqual(one('does not take the password'));
  });

  test('stands still', async () => {
    await server.kill('SIGSTOP');
    expect(troubles(await lookAtRedis(server.url))).toEqual(one('cannot be reached'));
    await server.kill('SIGCONT');
  });
});
