import { boundedIds, boundedLimit } from '../bounds.ts';
import type { Store, TableRow } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import type { Sqlite } from './sqlite.ts';

type Row = Omit<TableRow, 'listed'> & { readonly listed: number };

const COLUMNS = 'id, code, game, seed, listed, status, opened, touched, length';

/** Among so many of the newest the list is made, however many there are. */
const MOST_MIXED = 2_000;

const DAY = 24 * 60 * 60 * 1000;

/** Few enough at a time that a long clearing-out never keeps a move waiting. */
const PRUNE = { tables: 50, steps: 5_000 };

/** Whoever looks wants to know how many, not to hold everybody up. */
const MOST_COUNTED = 10_000;

type Tables = Pick<
  Store,
  | 'createTable'
  | 'table'
  | 'tableByCode'
  | 'lengths'
  | 'listed'
  | 'tablesOf'
  | 'tablesBy'
  | 'count'
  | 'tablesAfter'
  | 'unfinishedOf'
  | 'visit'
  | 'unlist'
  | 'deleteTable'
  | 'prune'
>;

export function tablesIn(db: Sqlite): Tables {
  const byId = db.statement<Row>(`SELECT ${COLUMNS} FROM tables WHERE id = ?`);
  const byCode = db.statement<Row>(
    `SELECT ${COLUMNS} FROM tables WHERE code = ? AND status <> 'over'`,
  );
  const lengths = db.statement<{ id: string; length: number }>(
    'SELECT id, length FROM tables WHERE id IN (SELECT value FROM json_each(?))',
  );
  const listed = db.statement<Row>(
    `WITH
       newest AS (
         SELECT ${COLUMNS}, host, coalesce(opener_network, host) AS network
         FROM tables WHERE listed = 1 AND status <> 'over'
         ORDER BY opened DESC LIMIT ${MOST_MIXED}),
       by_host AS (
         SELECT *, row_number() OVER (PARTITION BY host ORDER BY opened DESC, id) AS of_host
         FROM newest),
       by_network AS (
         SELECT *, row_number() OVER (PARTITION BY network ORDER BY of_host, opened DESC, id) AS turn
         FROM by_host)
     SELECT ${COLUMNS} FROM by_network ORDER BY turn, opened DESC, id LIMIT ?`,
  );
  const ofMember = db.statement<Row>(
    `SELECT ${COLUMNS} FROM members JOIN tables ON id = table_id WHERE member = ?
     ORDER BY touched DESC, id LIMIT ?`,
  );
  const byStatus = db.statement<Row>(
    `SELECT ${COLUMNS} FROM tables WHERE status = ? AND touched < ?
     ORDER BY touched DESC, id LIMIT ?`,
  );
  const count = db.statement<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT 1 FROM tables WHERE status = ? LIMIT ${MOST_COUNTED})`,
  );
  const countAll = (rows: 'identities' | 'forgetting') =>
    db.statement<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${rows} LIMIT ${MOST_COUNTED})`,
    );
  const counts = { people: countAll('identities'), forgetting: countAll('forgetting') };
  const ofMemberAfter = db.statement<Row>(
    `SELECT ${COLUMNS} FROM (
       SELECT table_id FROM members WHERE member = ?1 AND table_id > ?2
       UNION SELECT table_id FROM cleared WHERE member = ?1 AND table_id > ?2
       ORDER BY table_id LIMIT ?3) JOIN tables ON id = table_id
     ORDER BY table_id`,
  );
  const unfinished = db.statement<{ all: number; recent: number | null }>(
    `SELECT count(*) AS "all", sum(visited >= ?) AS recent FROM tables
     WHERE host = ? AND status <> 'over'`,
  );
  const visit = db.statement('UPDATE tables SET visited = ? WHERE id = ? AND visited < ?');
  const unlist = db.statement('DELETE FROM members WHERE table_id = ? AND member = ?');
  const noteCleared = db.statement(
    'INSERT INTO cleared (table_id, member) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const left = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM members WHERE table_id = ?',
  );
  const remove = db.statement('DELETE FROM tables WHERE id = ?');
  const pruneBy = (age: 'touched' | 'visited') =>
    db.statement(
      `DELETE FROM tables WHERE id IN (
       SELECT id FROM (
         SELECT id, sum(length) OVER (ORDER BY touched, id) - length AS earlier
         FROM (SELECT id, touched, length FROM tables WHERE status = ? AND ${age} < ?
               ORDER BY touched, id LIMIT ${PRUNE.tables})
       ) WHERE earlier < ${PRUNE.steps})`,
    );
  const pruneTouched = pruneBy('touched');
  const pruneVisited = pruneBy('visited');

  return {
    createTable: creatorIn(db),
    table: (id) => db.read(() => tableOf(byId.get(id))),
    tableByCode: (code) => db.read(() => tableOf(byCode.get(code))),
    lengths: (ids) =>
      db.read(() => {
        const rows = lengths.all(JSON.stringify(boundedIds(ids)));
        return new Map(rows.map(({ id, length }) => [id, length]));
      }),
    listed: (limit) => db.read(() => tablesOf(listed.all(boundedLimit(limit)))),
    tablesOf: (member, limit) => db.read(() => tablesOf(ofMember.all(member, boundedLimit(limit)))),
    tablesBy: (status, before, limit) =>
      db.read(() => tablesOf(byStatus.all(status, before, boundedLimit(limit)))),
    count: (what) =>
      db.read(
        () =>
          (what === 'people' || what === 'forgetting' ? counts[what].get() : count.get(what))
            ?.count ?? 0,
      ),
    tablesAfter: (member, after, limit) =>
      db.read(() => tablesOf(ofMemberAfter.all(member, after, boundedLimit(limit)))),
    unfinishedOf: (host, since) =>
      db.read(() => {
        const row = unfinished.get(since, host);
        return { all: row?.all ?? 0, recent: row?.recent ?? 0 };
      }),
    visit: (id, now) => db.write(() => void visit.run(now, id, now - DAY)),
    unlist: (id, member) =>
      db.write(() => {
        if (!unlist.run(id, member)) return null;
        noteCleared.run(id, member);
        return left.get(id)?.count ?? 0;
      }),
    deleteTable: (id) => db.write(() => remove.run(id) > 0),
    prune: async (before, status) => {
      const prune = status === 'playing' ? pruneVisited : pruneTouched;
      let gone = 0;
      let batch: number;
      do {
        batch = await db.write(() => prune.run(status, before));
        gone += batch;
      } while (batch > 0);
      return gone;
    },
  };
}

function creatorIn(db: Sqlite): Store['createTable'] {
  const insert = db.statement(
    `INSERT INTO tables
       (id, code, game, seed, host, listed, status, opened, touched, visited, length, opener, opener_network)
     VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, 1, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const addStep = db.statement('INSERT INTO steps (table_id, seq, body) VALUES (?, 0, ?)');
  const addMember = db.statement(
    'INSERT INTO members (member, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  return async ({ id, code, game, seed, listed, opened, step, members, opener }) => {
    const { act } = step;
    if (step.seq !== 0 || act.do !== 'open') throw new StoreFault('a table begins by being opened');
    const body = JSON.stringify(step);
    return db.write(() => {
      const row = [id, code, game, seed, act.host, listed ? 1 : 0, opened, opened, opened] as const;
      const from = [opener?.address ?? null, opener?.network ?? null] as const;
      if (!insert.run(...row, ...from)) return false;
      addStep.run(id, body);
      for (const member of [act.host, ...members]) addMember.run(member, id);
      return true;
    });
  };
}

function tablesOf(rows: readonly Row[]): TableRow[] {
  return rows.map((row) => tableOf(row) as TableRow);
}

/** Built afresh: the binding hangs timings of its own on what it reads. */
function tableOf(row: Row | undefined): TableRow | null {
  if (!row) return null;
  const { id, game, seed, status, opened, touched, length } = row;
  // What follows the stroke keeps the code of a table that is over apart from others of the same letters.
  const [code = ''] = row.code.split('/');
  return { id, code, game, seed, listed: row.listed === 1, status, opened, touched, length };
}
