import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/store/sqlite/migrations/index.ts';
import { restore } from '../src/store/sqlite/restore.ts';
import { verify } from '../src/store/sqlite/verify.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { append, opened, said } from './store-fixtures.ts';

const TABLES = 20;
const STEPS = 200;
const folder = mkdtempSync(join(tmpdir(), 'late-upkeep-'));
const original = join(folder, 'original.db');
const backup = join(folder, 'backup');
const small = join(folder, 'small');
let data: string;
let database: string;

/** The original, filled and closed; a backup of it; and one of a database with a single table. */
beforeAll(async () => {
  const store = openSqliteStore(original);
  for (let number = 0; number < TABLES; number++) {
    const id = await opened(store, { id: `t${number}` });
    const steps = Array.from({ length: STEPS }, (_, index) => said(index + 1));
    await store.append(append(id, 1, { steps }));
  }
  await store.backup(backup);
  await store.close();
  const other = openSqliteStore(join(folder, 'other.db'));
  await opened(other);
  await other.backup(small);
  await other.close();
});
beforeEach(() => {
  data = mkdtempSync(join(folder, 'data-'));
  database = join(data, 'late-edition.db');
});
afterAll(() => rmSync(folder, { recursive: true }));

const WHOLE = { schema: MIGRATIONS.length, tables: TABLES, steps: TABLES * (STEPS + 1) };

/** Copied: a connection that was closed keeps its locks until its statements are collected. */
function smallDatabase(path: string): void {
  copyFileSync(small, path);
}

function tablesIn(path: string): number {
  const copy = join(folder, 'looked-at.db');
  for (const side of ['', '-wal', '-shm']) rmSync(copy + side, { force: true });
  copyFileSync(path, copy);
  const db = new Database(copy);
  const { count } = db.prepare('SELECT count(*) AS count FROM tables').get([]) as { count: number };
  db.close();
  return count;
}

/** Runs a script of this folder, as its own process, so that its locks end with it. */
function start(script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', path, ...args], { stdio: 'ignore' });
}

describe('a backup', () => {
  test('says what it holds', async () => {
    expect(await verify(backup)).toEqual(WHOLE);
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('that is killed midway leaves nothing that looks like one', async () => {
    let interrupted = 0;
    for (const delay of [0, 5]) {
      const place = mkdtempSync(join(folder, 'killed-'));
      const child = start('./back-up.ts', original, join(place, 'copy'));
      const ended = once(child, 'exit');
      while (readdirSync(place).length === 0 && child.exitCode === null) await sleep(1);
      await sleep(delay);
      child.kill('SIGKILL');
      await ended;
      if (existsSync(join(place, 'copy'))) {
        expect(await verify(join(place, 'copy'))).toEqual(WHOLE);
      } else {
        interrupted++;
        for (const name of readdirSync(place)) expect(name).toMatch(/\.part(-journal)?$/);
      }
    }
    expect(interrupted).toBeGreaterThan(0);
  }, 30_000);

  test('of a database that misses steps is refused, and leaves nothing', async () => {
    const torn = join(data, 'torn.db');
    copyFileSync(backup, torn);
    const db = new Database(torn);
    db.exec(`DELETE FROM steps WHERE table_id = 't3' AND seq = 7`);
    db.close();
    const store = openSqliteStore(torn);
    await expect(store.backup(join(data, 'copy'))).rejects.toThrow('steps are missing');
    expect(readdirSync(data).filter((name) => !name.startsWith('torn.db'))).toEqual([]);
    await store.close();
  });
});

describe('restoring', () => {
  test('puts a backup where no database is', async () => {
    expect(await restore(backup, database)).toEqual({ ...WHOLE, kept: null, forgotten: null });
    expect(tablesIn(database)).toBe(TABLES);
    expect(statSync(database).mode & 0o077).toBe(0);
    expect(readdirSync(data).sort()).toEqual(['late-edition.db', 'late-edition.lock']);
    const store = openSqliteStore(database);
    expect(await store.table('t7')).toMatchObject({ length: STEPS + 1 });
    await store.close();
  });

  test('keeps the database from before aside', async () => {
    smallDatabase(database);
    const { kept } = await restore(backup, database);
    expect(tablesIn(database)).toBe(TABLES);
    expect(tablesIn(kept as string)).toBe(1);
    expect(kept).toContain('late-edition.db.before-');
  });

  test.each([
    ['an empty file', (file: string) => writeFileSync(file, ''), 'is empty'],
    ['zeros', (file: string) => writeFileSync(file, Buffer.alloc(50_000)), 'no database'],
    ['a text', (file: string) => writeFileSync(file, 'Dear house,\n'.repeat(999)), 'no database'],
    [
      'another database',
      (file: string) => {
        const db = new Database(file);
        db.exec('CREATE TABLE recipes (name); INSERT INTO recipes VALUES (1)');
        db.close();
      },
      'no whole database of Late Edition',
    ],
    [
      'half of a backup',
      (file: string) => {
        copyFileSync(backup, file);
        truncateSync(file, statSync(backup).size >> 1);
      },
      /damaged|no whole database/,
    ],
    [
      'a backup with a hole',
      (file: string) => {
        const bytes = readFileSync(backup);
        bytes.fill(0, 3 * 4096, 20 * 4096);
        writeFileSync(file, bytes);
      },
      /damaged|no whole database/,
    ],
    [
      'a newer edition',
      (file: string) => {
        copyFileSync(backup, file);
        const db = new Database(file);
        db.pragma('user_version = 999');
        db.close();
      },
      'newer edition',
    ],
    ['nothing', () => {}, 'no such file'],
  ])('refuses %s, and leaves everything as it was', async (_, make, why) => {
    smallDatabase(database);
    const before = readFileSync(database);
    const file = join(folder, `bad-${Math.random()}`);
    make(file);
    await expect(restore(file, database)).rejects.toThrow(why);
    expect(tablesIn(database)).toBe(1);
    expect(readFileSync(database).length).toBe(before.length);
    expect(readdirSync(data).filter((name) => /part|before/.test(name))).toEqual([]);
  });

  test('takes the place of a damaged database, and keeps that too', async () => {
    writeFileSync(database, 'no database at all'.repeat(500));
    const { kept } = await restore(backup, database);
    expect(readFileSync(kept as string, 'utf8')).toContain('no database at all');
    expect(tablesIn(database)).toBe(TABLES);
  });

  test('brings a backup of the first schema up to date', async () => {
    const old = join(data, 'old');
    const db = new Database(old);
    db.exec(MIGRATIONS[0] as string);
    db.pragma('user_version = 1');
    db.close();
    expect(await restore(old, database)).toMatchObject({ schema: MIGRATIONS.length, tables: 0 });
  });

  test('is not for the database itself', async () => {
    smallDatabase(database);
    await expect(restore(database, database)).rejects.toThrow('that is the database');
  });
});
