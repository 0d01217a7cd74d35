import type { Append, Appended } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import { FULL_APPEND, PLAIN_APPEND } from './append-sql.ts';
import { ArrayText, type Cell } from './array-text.ts';
import { isTwice } from './faults.ts';
import type { Postgres } from './postgres.ts';
import type { Value } from './statement.ts';
import { WriteBatches } from './write-batches.ts';

/** An append, and its steps as they are kept. */
interface Written {
  readonly append: Append;
  /** Null for a step that has gone by at once. */
  readonly bodies: readonly (string | null)[];
}

/** Appends of one turn of the event loop, with one statement and one commit. */
export function appendsIn(db: Postgres): WriteBatches<Written, Appended> {
  const plain = db.statement<{ id: string }>(PLAIN_APPEND);
  const full = db.statement<{ id: string }>(FULL_APPEND);
  const known = db.statement<{ table_id: string; request: string }>(
    `SELECT r.table_id, r.request
     FROM unnest($1::text[], $2::text[]) AS a (table_id, request)
     JOIN requests r ON r.table_id = a.table_id AND r.request = a.request`,
  );

  const carryOut = async (batch: readonly Written[]): Promise<Appended[]> => {
    const rows = await write(batch.toSorted((a, b) => (a.append.table < b.append.table ? -1 : 1)));
    const done = new Set(rows.map(({ id }) => id));
    const undone = batch.map(({ append }) => append).filter(({ table }) => !done.has(table));
    const repeated = await repeatedOf(undone);
    return batch.map(({ append: { table } }) => {
      if (done.has(table)) return 'ok';
      return repeated.has(table) ? 'repeated' : 'conflict';
    });
  };

  const write = async (batch: readonly Written[]): Promise<{ id: string }[]> => {
    const values = plainValuesOf(batch);
    if (batch.every(isPlain)) {
      try {
        return await db.change(plain, ...values);
      } catch (error) {
        // One of them was done before, and nothing is written.
        if (!isTwice(error)) throw error;
      }
    }
    return db.change(full, ...values, ...furtherValuesOf(batch));
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

/** Nobody is new at the table, and nothing has gone by. */
function isPlain({ append: { members, passed = [] } }: Written): boolean {
  return members.length === 0 && passed.length === 0;
}

/** What both statements need, in their order: of tables, requests, steps. */
function plainValuesOf(batch: readonly Written[]): Value[] {
  const tables = columns(8);
  const requests = columns(3);
  const steps = columns(2);
  const texts = new ArrayText();
  for (const { append, bodies } of batch) {
    const { table, from, status, touched, wake } = append;
    addRow(tables, [
      table,
      from,
      from + bodies.length,
      append.listed ? 1 : 0,
      status,
      touched,
      append.byPeople ? touched : null,
      wake,
    ]);
    for (const { request, length } of append.requests) addRow(requests, [table, request, length]);
    for (const [index, body] of bodies.entries()) {
      if (body === null) continue;
      addRow(steps, [table, from + index]);
      texts.addJson(body);
    }
  }
  return [...tables, ...requests, ...steps, texts].map(String);
}

/** What only the full statement needs: of tables, requests, what has gone by, members. */
function furtherValuesOf(batch: readonly Written[]): Value[] {
  const counts = columns(1);
  const kept = columns(1);
  const gone = columns(2);
  const joined = columns(2);
  for (const { append } of batch) {
    const { table, passed = [] } = append;
    addRow(counts, [passed.length]);
    for (const { length } of append.requests) addRow(kept, [passed.includes(length - 1) ? 0 : 1]);
    for (const seq of passed) addRow(gone, [table, seq]);
    for (const member of append.members) addRow(joined, [member, table]);
  }
  return [...counts, ...kept, ...gone, ...joined].map(String);
}

function columns(count: number): ArrayText[] {
  return Array.from({ length: count }, () => new ArrayText());
}

/** Without an iterator: for every append it would be made three times. */
function addRow(into: readonly ArrayText[], row: readonly Cell[]): void {
  for (let index = 0; index < into.length; index++)
    (into[index] as ArrayText).add(row[index] as Cell);
}
