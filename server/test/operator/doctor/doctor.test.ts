import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../testing/index.ts';
import { temporaryFolder } from '../../test-server.ts';
import { late } from '../late.ts';

const CHECKS = ['settings', 'machine', 'store', 'bus', 'disk', 'clock', 'proxy', 'words'];

test('a laptop without any settings: every check has a verdict', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const { code, out } = await late({ DATA_DIR, SOCKETS: '100' }, 'doctor', '--json');
  const { ok, findings } = JSON.parse(out);
  expect([code, ok]).toEqual([0, true]);
  expect([...new Set(findings.map(({ check }: { check: string }) => check))]).toEqual(CHECKS);
  const told = await late({ DATA_DIR, SOCKETS: '100' }, 'doctor');
  expect(told.code).toBe(0);
  expect(told.out).toMatch(/^store {5}ok {4}There is no database/m);
  expect(told.out).toMatch(/^ {16}→ /m);
});

test('a house with troubles: the exit code tells, all of them are told, and no secret is', async () => {
  const port = await freePort();
  const env = {
    PORT: 'eighty',
    PROXIES: '99',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://late:s3cret@127.0.0.1:${port}/late`,
    REDIS_URL: `redis://:s3cret@127.0.0.1:${port}`,
    OPERATOR_TOKEN: '9gJxk2Qw7RzTb4LmVn8YcF3hPs6DaEuW',
  };
  const { code, out } = await late(env, 'doctor', '--json');
  const { ok, findings } = JSON.parse(out);
  expect([code, ok]).toEqual([1, false]);
  const failed = findings
    .filter(({ verdict }: { verdict: string }) => verdict === 'fail')
    .map(({ check }: { check: string }) => check);
  expect(failed).toEqual(['settings', 'settings', 'store', 'bus', 'proxy']);
  expect(out).not.toMatch(/s3cret|9gJxk2Qw/);
});

test('another word behind it is not understood', async () => {
  expect((await late({}, 'doctor', 'games.example')).code).toBe(2);
});
