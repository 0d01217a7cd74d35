import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../scripts/debian.mjs';
import { databaseFile } from '../src/store/database-file.ts';
import { restore } from '../src/store/sqlite/restore.ts';
import { PostgresServer } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { late } from './operator/late.ts';
import { startServer, type TestServer, temporaryFolder } from './test-server.ts';

const NAME = 'Anna Forgetmenot';

/** A table of Anna and Boris, who talk, and what each of them did about the other. */
async function tableOfTwo(server: TestServer) {
  const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ name: NAME });
  await boris.ask(id, { do: 'sit', seat: 1, name: 'Boris' });
  await anna.ask(id, { do: 'say', text: `I am ${NAME}` });
  await boris.call('POST', `/api/rooms/${id}/blocks`, { seat: 0 });
  const { member } = (await anna.call('GET', '/api/me')).body;
  return { anna, boris, id, member };
}

type Table = Awaited<ReturnType<typeof tableOfTwo>>;

/** Anna is nowhere in the house, and Boris is as he was. */
async function expectForgotten(server: TestServer, { anna, boris, id, member }: Table) {
  const { store } = server.services;
  expect((await new Guest(server, anna.token).call('GET', '/api/me/export')).status).toBe(401);
  await expect.poll(() => store.forgetting(), { timeout: 20_000 }).toEqual([]);
  const stored = JSON.stringify(await store.steps(id, 0));
  for (const trace of [NAME, member]) expect(stored).not.toContain(trace);
  expect(await store.blockersOf(member)).toEqual([]);
  const again = new Guest(server, boris.token);
  expect((await again.see(id)).seats[1]).toMatchObject({ name: 'Boris' });
  expect((await again.ask(id, { do: 'say', phrase: 'hello' })).status).toBe(200);
}

/** A backup with Anna in it, and the folder of a house that has forgotten her since. */
async function forgottenSince() {
  const server = await startServer();
  const table = await tableOfTwo(server);
  const backup = join(server.folder, 'backup');
  await server.services.store.backup(backup);
  expect((await table.anna.call('DELETE', '/api/me')).status).toBe(200);
  const newer = join(server.folder, 'newer');
  await server.services.store.backup(newer);
  await server.stop();
  const dataDir = temporaryFolder();
  copyFileSync(newer, databaseFile(dataDir));
  return { table, backup, newer, dataDir };
}

async function serve(dataDir: string): Promise<TestServer> {
  const folder = temporaryFolder();
  copyFileSync(databaseFile(dataDir), join(folder, 'late.db'));
  return startServer({}, folder);
}

describe('a backup from before somebody was forgotten', () => {
  test('does not bring them back, and one from after brings nobody to forget', async () => {
    const { table, backup, newer, dataDir } = await forgottenSince();
    expect(await restore(newer, databaseFile(dataDir))).toMatchObject({ forgotten: 0 });
    expect(await restore(backup, databaseFile(dataDir))).toMatchObject({ forgotten: 1 });
    await expectForgotten(await serve(dataDir), table);
  });

  test('does not bring them back either where a newer edition served, to which we go back', async () => {
    const { table, backup, dataDir } = await forgottenSince();
    const db = new Database(databaseFile(dataDir));
    db.pragma('user_version = 999');
    db.close();
    expect(await restore(backup, databaseFile(dataDir))).toMatchObject({ forgotten: 1 });
    await expectForgotten(await serve(dataDir), table);
  });

  test('is told apart where nobody knows who was', async () => {
    const { backup } = await forgottenSince();
    const dataDir = temporaryFolder();
    expect(await restore(backup, databaseFile(dataDir))).toMatchObject({ forgotten: null });
    writeFileSync(databaseFile(dataDir), 'no database at all'.repeat(500));
    expect(await restore(backup, databaseFile(dataDir))).toMatchObject({ forgotten: null });
  });

  test.each(['a list', 'a newer backup'])('is set right with %s', async (which) => {
    const { table, backup, newer, dataDir } = await forgottenSince();
    const list = join(dataDir, 'list');
    const saved = await late({ DATA_DIR: dataDir }, 'forgotten', 'save', list, '--json');
    expect([saved.code, JSON.parse(saved.out)]).toEqual([0, { file: list, listed: 1 }]);
    const text = readFileSync(list, 'utf8');
    for (const trace of [NAME, table.member]) expect(text).not.toContain(trace);

    const DATA_DIR = temporaryFolder();
    await restore(backup, databaseFile(DATA_DIR));
    const file = which === 'a list' ? list : newer;
    const applied = await late({ DATA_DIR }, 'forgotten', 'apply', file, '--json');
    expect([applied.code, JSON.parse(applied.out)]).toEqual([0, { file, listed: 1, forgotten: 1 }]);
    expect((await late({ DATA_DIR }, 'forgotten', 'apply', file)).out).toContain('0 were here');
    await expectForgotten(await serve(DATA_DIR), table);
  });

  test('is left as it is by what is no whole list', async () => {
    const { backup, dataDir } = await forgottenSince();
    const list = join(dataDir, 'list');
    await late({ DATA_DIR: dataDir }, 'forgotten', 'save', list);
    const text = readFileSync(list, 'utf8');
    const DATA_DIR = temporaryFolder();
    await restore(backup, databaseFile(DATA_DIR));
    const bad: [string, string][] = [
      [text.slice(0, -10), 'no whole list'],
      [text.replace('1 in all', '2 in all'), 'no whole list'],
      [`${text}more\n`, 'no whole list'],
      [text.split('\n').slice(1).join('\n'), 'is no database'],
      ['', 'is empty'],
    ];
    for (const [index, [content, why]] of bad.entries()) {
      const file = join(DATA_DIR, `bad-${index}`);
      writeFileSync(file, content);
      const { code, err } = await late({ DATA_DIR }, 'forgotten', 'apply', file);
      expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    }
    expect((await late({ DATA_DIR }, 'forgotten', 'apply', 'nowhere')).err).toContain(
      'no such file',
    );
    expect((await late({ DATA_DIR }, 'forgotten', 'save', list)).err).toContain('already');
    expect((await late({ DATA_DIR }, 'forgotten', 'sing', list)).code).toBe(2);
    const saved = await late({ DATA_DIR }, 'forgotten', 'save', join(DATA_DIR, 'of-it'), '--json');
    expect(JSON.parse(saved.out).listed).toBe(0);
  });
});

const [dump, fill] = [findProgram(['pg_dump']), findProgram(['pg_restore'])];

describe.skipIf(!PostgresServer.isInstalled() || !dump || !fill)('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start(['fsync=off']);
  });
  afterAll(() => server?.stop());

  test('a dump from before, and then the list, bring nobody back', async () => {
    const DATABASE_URL = await server.createDatabase();
    const house = await startServer({ DATABASE_URL });
    const table = await tableOfTwo(house);
    const folder = temporaryFolder();
    const [copy, list] = [join(folder, 'copy'), join(folder, 'list')];
    execFileSync(dump as string, ['--format=custom', `--file=${copy}`, DATABASE_URL]);
    await table.anna.call('DELETE', '/api/me');
    await late({ DATABASE_URL }, 'forgotten', 'save', list);
    await house.stop();

    const restored = await server.createDatabase();
    execFileSync(fill as string, ['--no-owner', `--dbname=${restored}`, copy]);
    const applied = await late({ DATABASE_URL: restored }, 'forgotten', 'apply', list, '--json');
    expect(JSON.parse(applied.out)).toMatchObject({ listed: 1, forgotten: 1 });
    await expectForgotten(await startServer({ DATABASE_URL: restored }), table);
  });
});
