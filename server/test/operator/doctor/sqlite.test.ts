import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { judgeFileSystem, lookAtSqlite } from '../../../src/operator/doctor/sqlite.ts';
import { databaseFile } from '../../../src/store/database-file.ts';
import { connect } from '../../../src/store/sqlite/connect.ts';
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts';
import { lockFolder } from '../../../src/store/sqlite/serving-lock.ts';
import { temporaryFolder } from '../../test-server.ts';
import { one, troubles } from './verdicts.ts';

const says = async (folder: string) =>
  (await lookAtSqlite(folder)).map((finding) => finding.says).join('\n');

function database(change = (_: Database.Database) => {}) {
  const folder = temporaryFolder();
  const file = databaseFile(folder);
  const db = connect(file);
  change(db);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return { folder, file };
}

test('a database that is well', async () => {
  const { folder } = database();
  expect(troubles(await lookAtSqlite(folder))).toEqual([]);
  expect(await says(folder)).toContain(`schema ${MIGRATIONS.length}, as this edition`);
  expect(await says(folder)).toContain('is whole and has 1 MB');
});

test('nothing is made where there is nothing', async () => {
  const folder = join(temporaryFolder(), 'data');
  expect(troubles(await lookAtSqlite(folder))).toEqual([]);
  expect(await says(folder)).toContain('nor its folder: the server makes it');
  expect(existsSync(folder)).toBe(false);
});

test('an older schema is told, and left as it is', async () => {
  const { folder, file } = database((db) => db.pragma('user_version = 3'));
  expect(await says(folder)).toContain(`schema 3; the server brings it to ${MIGRATIONS.length}`);
  const db = new Database(file);
  expect(db.pragma('user_version')).toMatchObject([{ user_version: 3 }]);
  db.close();
});

test('a newer schema', async () => {
  const { folder } = database((db) => db.pragma('user_version = 99'));
  expect(troubles(await lookAtSqlite(folder))).toEqual(one('fail: The database has schema 99'));
});

test('rights that let others read', async () => {
  const { folder, file } = database();
  chmodSync(file, 0o644);
  expect(troubles(await lookAtSqlite(folder))).toEqual(one('open to other users'));
});

test.each([
  ['empty', () => Buffer.alloc(0), 'the file is empty'],
  ['another file', () => Buffer.from('Dear editor, '.repeat(99)), 'no database'],
  [
    'damaged in the middle',
    (whole: Buffer) => {
      whole.fill(0xaa, 8192);
      return whole;
    },
    'cannot be used',
  ],
  [
    'damaged in one page',
    (whole: Buffer) => {
      whole.fill(0xaa, whole.length - 4096);
      return whole;
    },
    'cannot be used: ',
  ],
])('a file that is %s', async (_, spoil, message) => {
  const { folder, file } = database();
  const mode = statSync(file).mode;
  writeFileSync(file, spoil(readFileSync(file)), { mode });
  const found = troubles(await lookAtSqlite(folder));
  expect(found.at(-1)).toMatch(/^fail: The database cannot be used/);
  expect(found.join('\n')).toContain(message);
});

test.each(['', 'deeper'])('a folder that is a file, or below one: %s', async (below) => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const [first] = troubles(await lookAtSqlite(join(file, below)));
  expect(first).toBe(`fail: ${file} is no folder.`);
});

test('whether a server has it', async () => {
  const { folder } = database();
  const letGo = await lockFolder(folder, 0);
  expect(await says(folder)).toContain('A server has the database open.');
  letGo?.();
  expect(await says(folder)).toContain('No server has the database open.');
  // It was only looked at.
  expect(await lockFolder(folder, 0)).not.toBeNull();
});

test.skipIf(process.getuid?.() === 0)('a folder that cannot be written', async () => {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder, { mode: 0o500 });
  expect(troubles(await lookAtSqlite(folder)).join()).toContain('cannot be written');
});

test.each([
  [0xef53, undefined],
  [0x6969, 'fail'],
  [0xff534d42, 'fail'],
  [0x65735546, 'warn'],
  [0x01021994, 'warn'],
])('a file system of type %d', (type, verdict) => {
  expect(judgeFileSystem(type)[0]?.verdict).toBe(verdict);
});
