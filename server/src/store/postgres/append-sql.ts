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
function appendSql(more: {
  /** Further columns of tables and of requests, and where they come from. */
  readonly wanted: readonly [columns: string, arrays: string];
  readonly asked: readonly [columns: string, arrays: string];
  /** What is found out before anything is written. */
  readonly before: string;
  readonly set: string;
  readonly unless: string;
  readonly notedIf: string;
  /** What else is written. */
  readonly besides: string;
}): string {
  return `
WITH
  wanted AS (
    SELECT id, start, length, listed, status, touched, visited, wake${more.wanted[0]}
    FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::bigint[], $7::bigint[],
      $8::bigint[]${more.wanted[1]})
      AS w (id, start, length, listed, status, touched, visited, wake${more.wanted[0]})),
  asked AS (
    SELECT table_id, request, length${more.asked[0]}
    FROM unnest($9::text[], $10::text[], $11::int[]${more.asked[1]})
      AS a (table_id, request, length${more.asked[0]})),${more.before}
  advanced AS (
    UPDATE tables t SET
      length = w.length, listed = w.listed, status = w.status, touched = w.touched,
      visited = coalesce(w.visited, t.visited),${more.set}
      code = CASE WHEN w.status = 'over' AND strpos(t.code, '/') = 0 THEN t.code || '/' || t.id ELSE t.code END,
      opener = CASE WHEN w.status <> 'over' THEN t.opener END,
      opener_network = CASE WHEN w.status <> 'over' THEN t.opener_network END
    FROM wanted w
    WHERE t.id = w.id AND t.length = w.start${more.unless}
    RETURNING t.id, w.wake),
  added AS (
    INSERT INTO steps (table_id, seq, body)
    SELECT s.table_id, s.seq, s.body
    FROM unnest($12::text[], $13::int[], $14::text[]) AS s (table_id, seq, body)
    WHERE (s.table_id IN (SELECT id FROM advanced)) IS TRUE),
  noted AS (
    INSERT INTO requests (table_id, request, length)
    SELECT a.table_id, a.request, a.length FROM asked a
    WHERE (a.table_id IN (SELECT id FROM advanced)) IS TRUE${more.notedIf}),${more.besides}
  woken AS (
    INSERT INTO wakes (table_id, due) SELECT d.id, d.wake FROM advanced d WHERE d.wake IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET due = excluded.due),
  cleared AS (
    DELETE FROM wakes k USING advanced d WHERE k.table_id = d.id AND d.wake IS NULL)
SELECT id FROM advanced`;
}

/**
 * For moves and the like, which nearly all are: nobody is new, and nothing has gone by. Whether a request was done
 * before is not asked: if one was, its key is there already, and PostgreSQL refuses the whole statement.
 */
export const PLAIN_APPEND = appendSql({
  wanted: ['', ''],
  asked: ['', ''],
  before: '',
  set: '',
  unless: '',
  notedIf: '',
  besides: '',
});

/** For all there is. What was done before is left out. */
export const FULL_APPEND = appendSql({
  wanted: [', passed', ', $15::int[]'],
  asked: [', kept', ', $16::int[]'],
  before: `
  passed AS (
    SELECT table_id, seq FROM unnest($17::text[], $18::int[]) AS p (table_id, seq)),
  repeated AS (
    SELECT a.table_id FROM asked a
    CROSS JOIN LATERAL (
      SELECT 1 FROM requests r WHERE r.table_id = a.table_id AND r.request = a.request LIMIT 1) AS known),`,
  set: ' passed = t.passed + w.passed,',
  unless: ' AND (w.id IN (SELECT table_id FROM repeated)) IS NOT TRUE',
  notedIf: ' AND a.kept = 1',
  besides: `
  dropped AS (
    DELETE FROM steps s USING passed p JOIN advanced d ON d.id = p.table_id
    WHERE s.table_id = p.table_id AND s.seq = p.seq),
  answered AS (
    DELETE FROM requests r USING passed p JOIN advanced d ON d.id = p.table_id
    WHERE r.table_id = p.table_id AND r.length = p.seq + 1),
  joined AS (
    INSERT INTO members (member, table_id)
    SELECT m.member, m.table_id FROM unnest($19::text[], $20::text[]) AS m (member, table_id)
    WHERE (m.table_id IN (SELECT id FROM advanced)) IS TRUE
    ON CONFLICT DO NOTHING),`,
});
