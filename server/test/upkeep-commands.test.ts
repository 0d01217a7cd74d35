import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { serverOn } from '../crash/server-on.ts';
import type { ServerProcess } from '../testing/index.ts';
import { temporaryFolder } from './test-server.ts';

const LATE = [fileURLToPath(new URL('../../cli/late.mjs', import.meta.url))];
/** What `late` starts: half of the time of a start. */
const UPKEEP = ['--import', 'tsx', fileURLToPath(new URL('../src/upkeep.ts', import.meta.url))];

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.kill();
});

function run(program: readonly string[], dataDir: string, ...args: string[]) {
  return runWith({ DATA_DIR: dataDir }, program, ...args);
}

function runWith(settings: Record<string, string>, program: readonly string[], ...args: string[]) {
  const env = { ...process.env, ...settings };
  const all = [...program, ...args, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', env });
  return { code: status, said: JSON.parse(stdout), complaint: stderr };
}

test('an operator backs up a running server, and restores when it is stopped', async () => {
  const data = temporaryFolder();
  const copy = join(data, 'copy');

  server = serverOn(data, () => {});
  await server.start();
  const open = () =>
    fetch(`${server?.url}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `${server?.url}` },
      body: JSON.stringify({ game: 'extra', seats: ['open', 'open'], name: 'Anna' }),
    });
  expect((await open()).status).toBe(201);
  expect(run(LATE, data, 'backup', copy)).toMatchObject({ code: 0, said: { tables: 1, steps: 1 } });
  expect((await open()).status).toBe(201);

  const early = run(UPKEEP, data, 'restore', copy);
  expect([early.code, early.said]).toEqual([
    1,
    { error: 'a server is using the database: stop it first' },
  ]);
  expect(early.complaint).toContain('nothing was restored');
  // As bad as it gets: the last steps are still in the log beside the database.
  await server.kill('SIGKILL');

  const restored = run(UPKEEP, data, 'restore', copy);
  expect(restored).toMatchObject({ code: 0, said: { tables: 1 } });
  expect(existsSync(restored.said.kept)).toBe(true);
  expect(readdirSync(data).filter((name) => /-wal$|-shm$|part$/.test(name))).toEqual([]);
  // What was put aside has everything, the steps of the log too.
  expect(run(UPKEEP, data, 'restore', restored.said.kept).said).toMatchObject({ tables: 2 });
}, 60_000);

test('without a database there is nothing to back up, and none is made', () => {
  const data = temporaryFolder();
  const { code, said } = run(UPKEEP, data, 'backup', join(data, 'copy'));
  expect(code).toBe(1);
  expect(said.error).toContain('there is no database');
  expect(readdirSync(data)).toEqual([]);
}, 30_000);

test('what lies in the folder is not backed up where the house is on PostgreSQL', () => {
  const data = temporaryFolder();
  writeFileSync(join(data, 'late-edition.db'), 'from before the house moved');
  const settings = { DATA_DIR: data, DATABASE_URL: 'postgres://db/late' };
  const { code, said } = runWith(settings, UPKEEP, 'backup', join(data, 'copy'));
  expect([code, said.error]).toEqual([1, expect.stringContaining('pg_dump')]);
  expect(readdirSync(data)).toEqual(['late-edition.db']);
}, 30_000);
