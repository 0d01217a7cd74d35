import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '../src/store/sqlite/connect.ts';
import { MIGRATIONS } from '../src/store/sqlite/migrations/index.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { freshId, opened } from './store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const freshFile = () => join(folder, `${freshId()}.db`);

describe('the file', () => {
  test('is for its owner only', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    await opened(store);
    for (const side of ['', '-wal']) expect(statSync(file + side).mode & 0o077).toBe(0);
    await store.close();
  });

  test('of a newer edition is not touched', () => {
    const file = freshFile();
    const db = new Database(file);
    db.pragma('user_version = 999');
    db.close();
    expect(() => openSqliteStore(file)).toThrow('newer edition');
  });

  test('of the first edition keeps its links, for one use and a day at most', async () => {
    const file = freshFile();
    const db = new Database(file);
    db.exec(MIGRATIONS[0] as string);
    db.pragma('user_version = 1');
    const now = Date.now();
    const day = 24 * 60 * 60 * 1000;
    db.exec(`INSERT INTO tables VALUES ('t', 'CODE', 'extra', 's', 'anna', 0, 'playing', 1, 1, 0)`);
    db.exec(`INSERT INTO identities VALUES ('hash', 'anna', '"Anna"', 1)`);
    db.exec(`INSERT INTO tickets VALUES ('long', 't', 'anna', ${now + 14 * day})`);
    db.exec(`INSERT INTO tickets VALUES ('short', 't', 'anna', ${now + 1000})`);
    db.close();
    const store = openSqliteStore(file);
    const long = { id: 'long', giver: 'anna', kept: false };
    expect(await store.link('long', 't', now + day - 5_000)).toMatchObject(long);
    expect(await store.link('long', 't', now + day + 60_000)).toBeNull();
    expect(await store.link('short', 't', now + 999)).not.toBeNull();
    expect(await store.link('short', 't', now + 1000)).toBeNull();
    await store.close();
  });

  test('is written through to the disk at every commit', () => {
    const db = connect(freshFile());
    const value = (pragma: string) =>
      Object.values((db.pragma(pragma) as object[])[0] as object)[0];
    expect(value('journal_mode')).toBe('wal');
    expect(value('synchronous')).toBe(2);
    expect(value('foreign_keys')).toBe(1);
    expect(value('user_version')).toBe(MIGRATIONS.length);
    db.close();
  });

  test('is searched through its indexes', () => {
    const db = connect(freshFile());
    const plan = (sql: string) => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([]));
    const searches = [
      `SELECT * FROM tables WHERE listed = 1 AND status <> 'over' ORDER BY opened DESC, id LIMIT 9`,
      `SELECT count(*) FROM tables WHERE host = 'anna' AND status <> 'over'`,
      `SELECT id FROM tables WHERE status = 'over' AND touched < 9 ORDER BY touched, id LIMIT 9`,
      `SELECT table_id FROM wakes WHERE due <= 9 ORDER BY due, table_id LIMIT 9`,
      `SELECT body FROM steps WHERE table_id = 'x' AND seq >= 3 ORDER BY seq LIMIT 9`,
    ];
    for (const sql of searches) {
      expect(plan(sql)).toMatch(/USING (COVERING )?INDEX|USING PRIMARY KEY/);
      expect(plan(sql)).not.toContain('TEMP B-TREE');
    }
    db.close();
  });
});

describe('a write', () => {
  test('waits for another process without holding up this one', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    const neighbour = new Database(file);
    neighbour.exec('BEGIN IMMEDIATE');
    const writing = opened(store);
    let turns = 0;
    const started = performance.now();
    while (performance.now() - started < 200) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      turns++;
    }
    expect(turns).toBeGreaterThan(3);
    expect(await store.nextDue()).toBeNull();
    neighbour.exec('COMMIT');
    expect(await store.table(await writing)).toMatchObject({ length: 1 });
    neighbour.close();
    await store.close();
  });
});
