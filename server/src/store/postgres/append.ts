import type { Append, Appended } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import { ArrayText, type Cell } from './array-text.ts';
import type { Postgres } from './postgres.ts';
import type { Value } from './statement.ts';
import { WriteBatches } from './write-batches.ts';

/** An append, and its steps as they are kept. */
interface Written {
  readonly append: Append;
  /** Null for a step that has gone by at once. */
  readonly bodies: readonly (string | null)[];
}

/**
 * Many appends, each to a table of its own, as one statement. What is at the length that it should be at is
 * `advanced`, and only of that the rest is written. The arrays are in the order of the tables' ids, and so are the
 * rows that are changed, in all processes, so that none waits for another in a circle. Were PostgreSQL ever to take
 * another order, it would notice the circle, and the statement is tried again. To lock the rows in order first costs
 * a tenth more.
 *
 * The planner does not know how long the arrays are, and keeps the plan that it made when the house was new. So
 * it is left no choice: LATERAL with LIMIT looks up one row by its key, and `IN … IS TRUE` is a look into a hash,
 * where a join could become a loop over all rows for each row.
 */
const APPEND = `
WITH
  wanted AS (
    SELECT id, start, length, listed, status, touched, visited, wake, passed
    FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
      $20::int[]) AS w (id, start, length, listed, status, touched, visited, wake, passed)),
  asked AS (
    SELECT table_id, request, length, kept
    FROM unnest($9::text[], $10::text[], $11::int[], $12::int[]) AS a (table_id, request, length, kept)),
  passed AS (
    SELECT table_id, seq FROM unnest($13::text[], $14::int[]) AS p (table_id, seq)),
  repeated AS (
    SELECT a.table_id FROM asked a
    CROSS JOIN LATERAL (
      SELECT 1 FROM requests r WHERE r.table_id = a.table_id AND r.request = a.request LIMIT 1) AS known),
  advanced AS (
    UPDATE tables t SET
      length = w.length, listed = w.listed, status = w.status, touched = w.touched,
      visited = coalesce(w.visited, t.visited), passed = t.passed + w.passed,
      code = CASE WHEN w.status = 'over' AND strpos(t.code, '/') = 0 THEN t.code || '/' || t.id ELSE t.code END,
      opener = CASE WHEN w.status <> 'over' THEN t.opener END,
      opener_network = CASE WHEN w.status <> 'over' THEN t.opener_network END
    FROM wanted w
    WHERE t.id = w.id AND t.length = w.start AND (w.id IN (SELECT table_id FROM repeated)) IS NOT TRUE
    RETURNING t.id, w.wake),
  added AS (
    INSERT INTO steps (table_id, seq, body)
    SELECT s.table_id, s.seq, s.body
    FROM unnest($15::text[], $16::int[], $17::text[]) AS s (table_id, seq, body)
    WHERE (s.table_id IN (SELECT id FROM advanced)) IS TRUE),
  noted AS (
    INSERT INTO requests (table_id, request, length)
    SELECT a.table_id, a.request, a.length FROM asked a
    WHERE a.kept = 1 AND (a.table_id IN (SELECT id FROM advanced)) IS TRUE),
  dropped AS (
    DELETE FROM steps s USING passed p JOIN advanced d ON d.id = p.table_id
    WHERE s.table_id = p.table_id AND s.seq = p.seq),
  answered AS (
    DELETE FROM requests r USING passed p JOIN advanced d ON d.id = p.table_id
    WHERE r.table_id = p.table_id AND r.length = p.seq + 1),
  joined AS (
    INSERT INTO members (member, table_id)
    SELECT m.member, m.table_id FROM unnest($18::text[], $19::text[]) AS m (member, table_id)
    WHERE (m.table_id IN (SELECT id FROM advanced)) IS TRUE
    ON CONFLICT DO NOTHING),
  woken AS (
    INSERT INTO wakes (table_id, due) SELECT d.id, d.wake FROM advanced d WHERE d.wake IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET due = excluded.due),
  cleared AS (
    DELETE FROM wakes k USING advanced d WHERE k.table_id = d.id AND d.wake IS NULL)
SELECT id FROM advanced`;

/** Appends of one turn of the event loop, with one statement and one commit. */
export function appendsIn(db: Postgres): WriteBatches<Written, Appended> {
  const append = db.statement<{ id: string }>(APPEND);
  const known = db.statement<{ table_id: string; request: string }>(
    `SELECT r.table_id, r.request
     FROM unnest($1::text[], $2::text[]) AS a (table_id, request)
     JOIN requests r ON r.table_id = a.table_id AND r.request = a.request`,
  );

  const carryOut = async (batch: readonly Written[]): Promise<Appended[]> => {
    const inOrder = batch.toSorted((a, b) => (a.append.table < b.append.table ? -1 : 1));
    const rows = await db.change(append, ...valuesOf(inOrder));
    const done = new Set(rows.map(({ id }) => id));
    const undone = batch.map(({ append }) => append).filter(({ table }) => !done.has(table));
    const repeated = await repeatedOf(undone);
    return batch.map(({ append: { table } }) => {
      if (done.has(table)) return 'ok';
      return repeated.has(table) ? 'repeated' : 'conflict';
    });
  };

  /** Asked afresh: another process may have carried out the very same request in between. */
  const repeatedOf = async (appends: readonly Append[]): Promise<Set<string>> => {
    const asked = appends.flatMap(({ table, requests }) =>
      requests.map(({ request }) => ({ table, request })),
    );
    if (asked.length === 0) return new Set();
    const tables = asked.map(({ table }) => table);
    const rows = await db.all(
      known,
      tables,
      asked.map(({ request }) => request),
    );
    return new Set(rows.map(({ table_id }) => table_id));
  };

  return new WriteBatches({
    tableOf: ({ append }) => append.table,
    sizeOf: ({ bodies }) => bodies.length,
    carryOut,
  });
}

/** Written before it waits in line, so that no lock is held meanwhile. */
export function writtenOf(append: Append): Written {
  const { from, passed } = append;
  const bodies = append.steps.map((step, index) => {
    if (step.seq !== from + index) throw new StoreFault('steps out of order');
    return passed?.includes(step.seq) ? null : JSON.stringify(step);
  });
  return { append, bodies };
}

/** The values of `APPEND` in its order: of tables, requests, what has gone by, steps, members. */
function valuesOf(batch: readonly Written[]): Value[] {
  const tables = Array.from({ length: 9 }, () => new ArrayText());
  const requests = Array.from({ length: 4 }, () => new ArrayText());
  const gone = Array.from({ length: 2 }, () => new ArrayText());
  const steps = Array.from({ length: 2 }, () => new ArrayText());
  const texts = new ArrayText();
  const joined = Array.from({ length: 2 }, () => new ArrayText());
  for (const { append, bodies } of batch) {
    const { table, from, status, touched, wake, passed = [] } = append;
    addRow(tables, [
      table,
      from,
      from + bodies.length,
      append.listed ? 1 : 0,
      status,
      touched,
      append.byPeople ? touched : null,
      wake,
      passed.length,
    ]);
    for (const { request, length } of append.requests)
      addRow(requests, [table, request, length, passed.includes(length - 1) ? 0 : 1]);
    for (const seq of passed) addRow(gone, [table, seq]);
    for (const [index, body] of bodies.entries()) {
      if (body === null) continue;
      addRow(steps, [table, from + index]);
      texts.addJson(body);
    }
    for (const member of append.members) addRow(joined, [member, table]);
  }
  const [passed, ...others] = tables.toReversed() as [ArrayText, ...ArrayText[]];
  const columns = [...others.reverse(), ...requests, ...gone, ...steps, texts, ...joined, passed];
  return columns.map(String);
}

/** Without an iterator: for every append it would be made three times. */
function addRow(columns: readonly ArrayText[], row: readonly Cell[]): void {
  for (let index = 0; index < columns.length; index++)
    (columns[index] as ArrayText).add(row[index] as Cell);
}
