import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { GroupCommit } from '../src/store/sqlite/group-commit.ts';
import { Statement } from '../src/store/sqlite/statement.ts';
import { transactionOf } from '../src/store/sqlite/transaction.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { append, freshId, newTable, opened, said } from './store-fixtures.ts';
import { commitsInLog } from './store-wal.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-group-'));
afterAll(() => rmSync(folder, { recursive: true }));

const freshFile = () => join(folder, `${freshId()}.db`);

describe('writes of one turn of the event loop', () => {
  test('share one commit: two hundred steps of twenty tables', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    const tables = await Promise.all(Array.from({ length: 20 }, () => opened(store)));
    const before = commitsInLog(file);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        store.append(append(tables[index % 20] as string, 1 + Math.floor(index / 20))),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['ok']));
    expect(commitsInLog(file) - before).toBe(1);
    for (const table of tables) expect(await store.steps(table, 1)).toHaveLength(10);
    await store.close();
  });

  test('of later turns have commits of their own', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    const table = await opened(store);
    const before = commitsInLog(file);
    for (let from = 1; from <= 5; from++) await store.append(append(table, from));
    expect(commitsInLog(file) - before).toBe(5);
    await store.close();
  });

  test('do not suffer from a neighbour that fails', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    const [table, other] = [await opened(store), await opened(store)];
    const before = commitsInLog(file);
    const outcomes = await Promise.allSettled([
      store.append(append(table, 1)),
      // Fails at the very end, after its steps were written.
      store.append(append(other, 1, { steps: [said(1), said(2)], wake: 0.5 })),
      store.append(append(other, 1, { members: ['NUL\0'] })),
      store.addLink({ id: 'ticket', giver: 'anna', kept: false }, 'no such table', 1),
      store.createIdentity('hash', { member: 'anna', name: 'Anna', since: 1 }),
      store.createIdentity('hash', { member: 'eve', name: 'Eve', since: 2 }),
      store.append(append(table, 2)),
    ]);
    expect(outcomes.map(({ status }) => status[0]).join('')).toBe('frrrfrf');
    expect(commitsInLog(file) - before).toBe(1);
    expect(await store.steps(table, 0)).toHaveLength(3);
    expect(await store.steps(other, 0)).toHaveLength(1);
    expect(await store.table(other)).toMatchObject({ length: 1 });
    expect(await store.identity('hash')).toMatchObject({ name: 'Anna' });
    await store.close();
  });

  test('are acknowledged after the commit and never before', async () => {
    const file = freshFile();
    const store = openSqliteStore(file);
    const reader = new Database(file);
    const count = reader.prepare('SELECT count(*) AS count FROM tables');
    const seen: unknown[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await store.createTable(newTable());
        seen.push((count.get() as { count: number }).count);
      }),
    );
    expect(seen).toEqual(Array(10).fill(10));
    reader.close();
    await store.close();
  });
});

describe('a commit that fails', () => {
  function groupOnPaper() {
    const file = freshFile();
    const db = new Database(file);
    db.pragma('foreign_keys = ON');
    db.exec('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
    // Judged only at COMMIT: the way to make a real one fail.
    db.exec(`CREATE TABLE children
      (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED)`);
    const addParent = new Statement(db, 'INSERT INTO parents (id) VALUES (?)');
    const addChild = new Statement(db, 'INSERT INTO children (parent) VALUES (?)');
    const count = new Statement<{ count: number }>(db, 'SELECT count(*) AS count FROM parents');
    const parents = () => count.get()?.count;
    return { file, db, group: new GroupCommit(transactionOf(db)), addParent, addChild, parents };
  }

  test('rejects everybody, keeps nothing, and the next one is in order', async () => {
    const { group, addParent, addChild, parents } = groupOnPaper();
    const outcomes = await Promise.allSettled([
      group.write(() => addParent.run(1)),
      group.write(() => addChild.run(99)),
      group.write(() => addParent.run(2)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(parents()).toBe(0);
    expect(await group.write(() => addParent.run(3))).toBe(1);
    expect(parents()).toBe(1);
  });

  test('rejects everybody when the database gives up the transaction by itself', async () => {
    const { db, group, addParent, parents } = groupOnPaper();
    const outcomes = await Promise.allSettled([
      group.write(() => addParent.run(1)),
      group.write(() => {
        db.exec('ROLLBACK');
        throw new Error('the disk is full');
      }),
      group.write(() => addParent.run(2)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(parents()).toBe(0);
    expect(await group.write(() => addParent.run(3))).toBe(1);
  });

  test('or never begins, because another process holds on, is given up in the end', async () => {
    const { file, group, addParent, parents } = groupOnPaper();
    const neighbour = new Database(file);
    neighbour.exec('BEGIN IMMEDIATE');
    const busy = { code: 'SQLITE_BUSY' };
    await expect(group.write(() => addParent.run(1))).rejects.toMatchObject(busy);
    neighbour.exec('ROLLBACK');
    expect(await group.write(() => addParent.run(2))).toBe(1);
    expect(parents()).toBe(1);
    neighbour.close();
  });
});
