import type { RoomStep } from '@late/table';
import { MOST_STEPS, refuseTooLong } from '../bounds.ts';
import type { Append, Appended, Store } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import type { Sqlite } from './sqlite.ts';

/** Sets or clears a table's alarm within a write. A claim on it ends thereby. */
type SetWake = (table: string, wake: number | null) => void;

type Steps = Pick<Store, 'append' | 'stepsNaming' | 'forgetAt' | 'steps' | 'requestLength'>;

export function stepsIn(db: Sqlite, setWake: SetWake): Steps {
  const read = db.statement<{ body: string }>(
    `SELECT body FROM steps WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ${MOST_STEPS}`,
  );
  const requestLength = db.statement<{ length: number }>(
    'SELECT length FROM requests WHERE table_id = ? AND request = ?',
  );
  const advance = db.statement(
    `UPDATE tables SET length = ?, listed = ?, status = ?, touched = ?, visited = coalesce(?, visited)
     WHERE id = ? AND length = ?`,
  );
  // What nearly every step does. Of the indexes, this concerns the one by age alone.
  const lengthen = db.statement(
    `UPDATE tables SET length = ?, touched = ?, visited = coalesce(?, visited)
     WHERE id = ? AND length = ? AND listed = ? AND status = ?`,
  );
  const end = db.statement(
    `UPDATE tables SET code = code || '/' || id, opener = NULL, opener_network = NULL
     WHERE id = ? AND instr(code, '/') = 0`,
  );
  const rewrite = db.statement('UPDATE steps SET body = ? WHERE table_id = ? AND seq = ?');
  // Of a game's own steps none names a member, so these are few, however long the game.
  const naming = db.statement<{ body: string }>(
    `SELECT body FROM steps WHERE table_id = ? AND (instr(body, ?) > 0 OR instr(body, ?) > 0)
     ORDER BY seq`,
  );
  const forgotten = [
    `DELETE FROM requests WHERE table_id = ?1 AND request >= ?2 || '/' AND request < ?2 || '0'`,
    'DELETE FROM tickets WHERE table_id = ?1 AND issuer = ?2',
    `UPDATE tables SET host = '' WHERE id = ?1 AND host = ?2`,
    'DELETE FROM members WHERE table_id = ?1 AND member = ?2',
    'DELETE FROM cleared WHERE table_id = ?1 AND member = ?2',
  ].map((sql) => db.statement(sql));
  const addStep = db.statement('INSERT INTO steps (table_id, seq, body) VALUES (?, ?, ?)');
  // Asks in one go whether the table stands where it should and whether the request is new.
  const addRequest = db.statement(
    `INSERT INTO requests (table_id, request, length)
     SELECT id, ?, ? FROM tables WHERE id = ? AND length = ? ON CONFLICT DO NOTHING`,
  );
  const kept = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM steps WHERE table_id = ?',
  );
  const dropStep = db.statement('DELETE FROM steps WHERE table_id = ? AND seq = ?');
  const countPassed = db.statement('UPDATE tables SET passed = passed + ? WHERE id = ?');
  const dropRequests = db.statement('DELETE FROM requests WHERE table_id = ? AND length = ?');
  const dropRequest = db.statement('DELETE FROM requests WHERE table_id = ? AND request = ?');
  const addMember = db.statement(
    'INSERT INTO members (member, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );

  const noteRequests = ({ table, from, requests }: Append): Appended => {
    for (const [index, { request, length }] of requests.entries()) {
      if (addRequest.run(request, length, table, from)) continue;
      for (const noted of requests.slice(0, index)) dropRequest.run(table, noted.request);
      // If the first could be noted, the table stands where it should.
      const isRepeat = index > 0 || requests.some((done) => requestLength.get(table, done.request));
      return isRepeat ? 'repeated' : 'conflict';
    }
    return 'ok';
  };

  const carryOut = (append: Append, bodies: readonly string[]): Appended => {
    const { table, from, listed, status, touched, byPeople, wake, members } = append;
    const noted = noteRequests(append);
    if (noted !== 'ok') return noted;
    const length = from + bodies.length;
    const open = listed ? 1 : 0;
    const visited = byPeople ? touched : null;
    if (!lengthen.run(length, touched, visited, table, from, open, status)) {
      if (!advance.run(length, open, status, touched, visited, table, from)) return 'conflict';
      if (status === 'over') end.run(table);
    }
    for (const [index, body] of bodies.entries()) addStep.run(table, from + index, body);
    let passed = 0;
    for (const seq of append.passed ?? []) {
      passed += dropStep.run(table, seq);
      dropRequests.run(table, seq + 1);
    }
    if (passed) countPassed.run(passed, table);
    for (const member of members) addMember.run(member, table);
    setWake(table, wake);
    return 'ok';
  };

  return {
    append: async (append) => {
      const bodies = append.steps.map((step, index) => bodyOf(step, append.from + index));
      const length = append.from + bodies.length;
      // Where much was said and not kept, numbers go further than there are steps.
      if (length > MOST_STEPS) {
        refuseTooLong((await db.read(() => kept.get(append.table)?.count ?? 0)) + bodies.length);
      }
      return db.write(() => carryOut(append, bodies));
    },
    stepsNaming: (table, member) =>
      db.read(() => stepsOf(naming.all(table, JSON.stringify(member), JSON.stringify(member)))),
    forgetAt: (table, member, clean) =>
      db.write(() => {
        // Others who were forgotten have been given names of the kind "gone-1".
        const named = stepsOf(naming.all(table, JSON.stringify(member), '"gone-'));
        for (const step of clean(named)) rewrite.run(JSON.stringify(step), table, step.seq);
        for (const statement of forgotten) statement.run(table, member);
      }),
    steps: async (table, from) => {
      return stepsOf(await db.read(() => read.all(table, from)));
    },
    requestLength: (table, request) =>
      db.read(() => requestLength.get(table, request)?.length ?? null),
  };
}

function stepsOf(rows: readonly { readonly body: string }[]): RoomStep[] {
  return rows.map(({ body }) => JSON.parse(body) as RoomStep);
}

/** Written before the transaction begins, so that the lock is held no longer than needed. */
function bodyOf(step: RoomStep, seq: number): string {
  if (step.seq !== seq) throw new StoreFault('steps out of order');
  return JSON.stringify(step);
}
