import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { ServerProcess } from '../../testing/index.ts';
import { temporaryFolder } from '../test-server.ts';
import { LATE_SCRIPT, late } from './late.ts';

const CLI = fileURLToPath(new URL('../../../cli/late.mjs', import.meta.url));
const SERVE = ['--import', import.meta.resolve('tsx'), LATE_SCRIPT, 'serve'];

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.kill();
});

test('an operator is told what there is', async () => {
  const { code, out } = await late({}, '--help');
  expect(code).toBe(0);
  for (const name of [
    'serve',
    'migrate',
    'healthcheck',
    'backup',
    'restore',
    'forgotten',
    'move-store',
    'doctor',
    'admin',
  ])
    expect(out).toContain(`late ${name}`);
  expect((await late({}, 'healthcheck', '--help')).out).toContain('--ready');
});

test.each([
  [['sing'], 'there is no command "sing"'],
  [['serve', 'now'], 'unexpected "now"'],
  [['backup'], 'something is missing'],
  [['backup', 'a', 'b'], 'unexpected "b"'],
  [['migrate', '--fast'], "Unknown option '--fast'"],
  [['healthcheck', 'ftp://here'], 'must begin with http://'],
  [['healthcheck', 'http://'], 'must begin with http://'],
  [['toString'], 'there is no command "toString"'],
])('%j is not understood', async (args, message) => {
  const { code, err } = await late({}, ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test('the edition and the schema are told', async () => {
  expect((await late({}, '--version')).out).toMatch(
    /^Late Edition \d+\.\d+\.\d+, schema \d+ on SQLite, \d+ on PostgreSQL\n$/,
  );
});

test('words and exit codes pass through the developers’ late', () => {
  const args = [CLI, 'healthcheck', 'ftp://here', '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, JSON.parse(stdout).error]).toEqual([2, expect.stringContaining('http://')]);
});

test('late serve is the server: it says where it listens, answers, and ends in order', async () => {
  server = new ServerProcess({
    name: 'late serve',
    args: SERVE,
    env: { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' },
  });
  await server.start();
  const { port } = new URL(server.url);
  expect(await late({ PORT: port }, 'healthcheck')).toMatchObject({ code: 0, out: 'ok\n' });
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('late serve ends with the server’s word and code', () => {
  const env = { ...process.env, PORT: 'eighty' };
  const { status, stderr } = spawnSync(process.execPath, SERVE, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining('PORT must be a whole number')]);
});
