import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '../src/store/sqlite/connect.ts';
import { migrate, versionOf } from '../src/store/sqlite/migrate.ts';
import { MIGRATIONS } from '../src/store/sqlite/migrations/index.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { freshId } from './store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const freshFile = () => join(folder, `${freshId()}.db`);
const NUMBERS = MIGRATIONS.map((_, index) => index);
const LATEST = MIGRATIONS.length;

/** A file as the edition left it that knew so many migrations. */
function fileOf(version: number): string {
  const file = freshFile();
  const db = new Database(file);
  for (const sql of MIGRATIONS.slice(0, version)) db.exec(sql);
  db.pragma(`user_version = ${version}`);
  if (version > 0) {
    db.exec(`INSERT INTO tables (id, code, game, seed, host, listed, status, opened, touched, length)
             VALUES ('t', 'CODE', 'extra', 's', 'anna', 0, 'playing', 1, 2, 1)`);
    db.exec(`INSERT INTO steps (table_id, seq, body) VALUES ('t', 0, '{}')`);
  }
  db.close();
  return file;
}

function shapeOf(db: Database.Database): unknown {
  const columns = 'SELECT m.name, m.type, i.* FROM sqlite_master m, pragma_table_xinfo(m.name) i';
  const tables = db.prepare(`${columns} ORDER BY m.name, i.cid`).all([]);
  const indexes = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index'`).all([]);
  return JSON.parse(JSON.stringify({ tables, indexes }));
}

function look<T>(file: string, at: (db: Database.Database) => T): T {
  const db = new Database(file);
  try {
    return at(db);
  } finally {
    db.close();
  }
}

describe('migrations', () => {
  test('are numbered without a gap, a file each, and all are on the list', async () => {
    const directory = fileURLToPath(new URL('../src/store/sqlite/migrations', import.meta.url));
    const files = readdirSync(directory).filter((name) => name !== 'index.ts');
    expect(files.map((name) => Number(/^(\d{4})-[a-z-]+\.ts$/.exec(name)?.[1]))).toEqual(
      NUMBERS.map((index) => index + 1),
    );
    for (const [index, name] of files.sort().entries()) {
      const exported = await import(join(directory, name));
      expect(Object.values(exported)).toEqual([MIGRATIONS[index]]);
    }
  });

  test.each(NUMBERS)('bring a file of schema %i to the shape of a new one', (version) => {
    const fresh = connect(freshFile());
    const old = connect(fileOf(version));
    expect(versionOf(old)).toBe(LATEST);
    expect(shapeOf(old)).toEqual(shapeOf(fresh));
    if (version > 0) {
      expect(old.prepare('SELECT id, touched FROM tables').all([])).toMatchObject([
        { id: 't', touched: 2 },
      ]);
      expect(old.prepare('SELECT body FROM steps').all([])).toMatchObject([{ body: '{}' }]);
    }
    fresh.close();
    old.close();
  });

  test('take their codes from tables that were over, and from no others', async () => {
    const file = fileOf(3);
    look(file, (db) =>
      db.exec(`INSERT INTO tables (id, code, game, seed, host, listed, status, opened, touched, length)
               VALUES ('u', 'PAST', 'extra', 's', 'anna', 0, 'over', 1, 2, 1)`),
    );
    const store = openSqliteStore(file);
    expect((await store.tableByCode('CODE'))?.id).toBe('t');
    expect(await store.tableByCode('PAST')).toBeNull();
    expect((await store.table('u'))?.code).toBe('PAST');
    await store.close();
  });

  test('run once', () => {
    const file = fileOf(1);
    const counting = [...MIGRATIONS, `INSERT INTO steps VALUES ('t', 1, '{}')`];
    for (let opened = 0; opened < 3; opened++) look(file, (db) => migrate(db, counting));
    const count = look(file, (db) => db.prepare('SELECT count(*) AS n FROM steps').get([]));
    expect(count).toMatchObject({ n: 2 });
  });

  test.each([0, 1])('that fail leave a file of schema %i as it was', (version) => {
    const file = fileOf(version);
    const before = look(file, shapeOf);
    const failing = [...MIGRATIONS, 'CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)'];
    expect(() => look(file, (db) => migrate(db, failing))).toThrow('nowhere');
    expect(look(file, versionOf)).toBe(version);
    expect(look(file, shapeOf)).toEqual(before);
  });

  test.each([0, 1])(
    'that are killed leave a file of schema %i as it was',
    (version) => {
      const file = fileOf(version);
      const before = look(file, shapeOf);
      const script = fileURLToPath(new URL('./migrate-and-die.ts', import.meta.url));
      const { signal } = spawnSync(process.execPath, ['--import', 'tsx', script, file]);
      expect(signal).toBe('SIGKILL');
      expect(look(file, versionOf)).toBe(version);
      expect(look(file, shapeOf)).toEqual(before);
      const db = connect(file);
      expect(versionOf(db)).toBe(LATEST);
      db.close();
    },
    30_000,
  );

  test('of a newer edition are not touched, and the message says what to do', () => {
    const file = freshFile();
    look(file, (db) => db.pragma(`user_version = ${LATEST + 1}`));
    expect(() => connect(file)).toThrow(
      `newer edition (schema ${LATEST + 1}, this one knows ${LATEST})`,
    );
    expect(look(file, versionOf)).toBe(LATEST + 1);
  });
});
