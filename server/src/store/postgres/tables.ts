import { boundedIds, boundedLimit } from '../bounds.ts';
import type { Store, TableRow } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import type { Postgres } from './postgres.ts';

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

export function tablesIn(db: Postgres): Tables {
  const byId = db.statement<Row>(`SELECT ${COLUMNS} FROM tables WHERE id = $1`);
  const byCode = db.statement<Row>(
    `SELECT ${COLUMNS} FROM tables WHERE code = $1 AND status <> 'over'`,
  );
  const lengths = db.statement<{ id: string; length: number }>(
    'SELECT id, length FROM tables WHERE id = ANY ($1::text[])',
  );
  const listed = db.statement<Row>(
    `WITH
       newest AS (
         SELECT ${COLUMNS}, host, coalesce(opener_network, host) AS network
         FROM tables WHERE listed = 1 AND status <> 'over'
         ORDER BY opened DESC LIMIT ${MOST_MIXED}),
       by_host AS (
         SELECT ${COLUMNS}, network,
           row_number() OVER (PARTITION BY host ORDER BY opened DESC, id) AS of_host
         FROM newest),
       by_network AS (
         SELECT ${COLUMNS},
           row_number() OVER (PARTITION BY network ORDER BY of_host, opened DESC, id) AS turn
         FROM by_host)
     SELECT ${COLUMNS} FROM by_network ORDER BY turn, opened DESC, id LIMIT $1`,
  );
  const ofMember = db.statement<Row>(
    `SELECT ${COLUMNS} FROM members JOIN tables ON id = table_id WHERE member = $1
     ORDER BY touched DESC, id LIMIT $2`,
  );
  const byStatus = db.statement<Row>(
    `SELECT ${COLUMNS} FROM tables WHERE status = $1 AND touched < $2
     ORDER BY touched DESC, id LIMIT $3`,
  );
  const count = db.statement<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT 1 FROM tables WHERE status = $1 LIMIT ${MOST_COUNTED}) AS counted`,
  );
  const countAll = (rows: 'identities' | 'forgetting') =>
    db.statement<{ count: number }>(
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${rows} LIMIT ${MOST_COUNTED}) AS counted`,
    );
  const counts = { people: countAll('identities'), forgetting: countAll('forgetting') };
  const ofMemberAfter = db.statement<Row>(
    `SELECT ${COLUMNS} FROM (
       SELECT table_id FROM members WHERE member = $1 AND table_id > $2
       UNION SELECT table_id FROM cleared WHERE member = $1 AND table_id > $2
       ORDER BY table_id LIMIT $3) AS named JOIN tables ON id = table_id
     ORDER BY table_id`,
  );
  const unfinished = db.statement<{ all: number; recent: number }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE visited >= $2) AS recent FROM tables
     WHERE host = $1 AND status <> 'over'`,
  );
  const visit = db.statement('UPDATE tables SET visited = $2 WHERE id = $1 AND visited < $3');
  const unlist = db.statement<{ gone: number; left: number }>(
    `WITH
       gone AS (DELETE FROM members WHERE table_id = $1 AND member = $2 RETURNING member, table_id),
       noted AS (
         INSERT INTO cleared (member, table_id) SELECT member, table_id FROM gone ON CONFLICT DO NOTHING)
     SELECT (SELECT count(*) FROM gone) AS gone,
       (SELECT count(*) FROM members WHERE table_id = $1 AND member <> $2) AS left`,
  );
  const remove = db.statement('DELETE FROM tables WHERE id = $1');
  // A table at which something is done just now is left for the next time.
  const pruneBy = (age: 'touched' | 'visited') =>
    db.statement(
      `WITH
         old AS (
           SELECT id, touched, length FROM tables WHERE status = $1 AND ${age} < $2
           ORDER BY touched, id LIMIT ${PRUNE.tables}),
         summed AS (
           SELECT id, sum(length) OVER (ORDER BY touched, id) - length AS earlier FROM old),
         locked AS (
           SELECT id FROM tables
           WHERE id IN (SELECT id FROM summed WHERE earlier < ${PRUNE.steps})
             AND status = $1 AND ${age} < $2
           ORDER BY id FOR UPDATE SKIP LOCKED)
       DELETE FROM tables USING locked WHERE tables.id = locked.id`,
    );
  const pruneTouched = pruneBy('touched');
  const pruneVisited = pruneBy('visited');

  return {
    createTable: creatorIn(db),
    table: async (id) => tableOf(await db.get(byId, id)),
    tableByCode: async (code) => tableOf(await db.get(byCode, code)),
    lengths: async (ids) => {
      const rows = await db.all(lengths, boundedIds(ids));
      return new Map(rows.map(({ id, length }) => [id, length]));
    },
    listed: async (limit) => tablesOf(await db.all(listed, boundedLimit(limit))),
    tablesOf: async (member, limit) =>
      tablesOf(await db.all(ofMember, member, boundedLimit(limit))),
    tablesBy: async (status, before, limit) =>
      tablesOf(await db.all(byStatus, status, before, boundedLimit(limit))),
    count: async (what) => {
      const row =
        what === 'people' || what === 'forgetting'
          ? await db.get(counts[what])
          : await db.get(count, what);
      return row?.count ?? 0;
    },
    tablesAfter: async (member, after, limit) =>
      tablesOf(await db.all(ofMemberAfter, member, after, boundedLimit(limit))),
    unfinishedOf: async (host, since) =>
      (await db.get(unfinished, host, since)) ?? { all: 0, recent: 0 },
    visit: async (id, now) => void (await db.run(visit, id, now, now - DAY)),
    unlist: async (id, member) => {
      const [row] = await db.change(unlist, id, member);
      return row?.gone ? row.left : null;
    },
    deleteTable: async (id) => (await db.run(remove, id)) > 0,
    prune: async (before, status) => {
      const prune = status === 'playing' ? pruneVisited : pruneTouched;
      let gone = 0;
      let batch: number;
      do {
        batch = await db.run(prune, status, before);
        gone += batch;
      } while (batch > 0);
      return gone;
    },
  };
}

function creatorIn(db: Postgres): Store['createTable'] {
  const create = db.statement<{ id: string }>(
    `WITH
       made AS (
         INSERT INTO tables
           (id, code, game, seed, host, listed, status, opened, touched, visited, length, opener, opener_network)
         VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $7, $7, 1, $8, $9)
         ON CONFLICT DO NOTHING RETURNING id),
       begun AS (
         INSERT INTO steps (table_id, seq, body) SELECT id, 0, $10 FROM made),
       joined AS (
         INSERT INTO members (member, table_id)
         SELECT member, id FROM made, unnest($11::text[]) AS member ON CONFLICT DO NOTHING)
     SELECT id FROM made`,
  );
  return async ({ id, code, game, seed, listed, opened, step, members, opener }) => {
    const { act } = step;
    if (step.seq !== 0 || act.do !== 'open') throw new StoreFault('a table begins by being opened');
    const row = [id, code, game, seed, act.host, listed ? 1 : 0, opened] as const;
    const from = [opener?.address ?? null, opener?.network ?? null] as const;
    const all = [act.host, ...members];
    return (await db.change(create, ...row, ...from, JSON.stringify(step), all)).length > 0;
  };
}

function tablesOf(rows: readonly Row[]): TableRow[] {
  return rows.map((row) => tableOf(row) as TableRow);
}

function tableOf(row: Row | undefined): TableRow | null {
  if (!row) return null;
  // What follows the stroke keeps the code of a table that is over apart from others of the same letters.
  const [code = ''] = row.code.split('/');
  return { ...row, code, listed: row.listed === 1 };
}
