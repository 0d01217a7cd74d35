import type { RoomStep } from '@late/table';
import { MOST_STEPS, refuseTooLong } from '../bounds.ts';
import type { Append, Appended, Store } from '../store.ts';
import { StoreFault } from '../store-fault.ts';
import type { Sqlite } from './sqlite.ts';

/** Sets or clears a table's alarm within a write. A claim on it ends thereby. */
type SetWake = (table: string, wake: number | null) => void;

type Steps = Pick<Store, 'append' | 'rewriteSteps' | 'steps' | 'requestLength'>;

export function stepsIn(db: Sqlite, setWake: SetWake): Steps {
  const read = db.statement<{ body: string }>(
    `SELECT body FROM steps WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ${MOST_STEPS}`,
  );
  const requestLength = db.statement<{ length: number }>(
    'SELECT length FROM requests WHERE table_id = ? AND request = ?',
  );
  const advance = db.statement(
    `UPDATE tables SET length = ?, listed = ?, status = ?, touched = ? WHERE id = ? AND length = ?`,
  );
  // What nearly every step does. Of the indexes, this concerns the one by age alone.
  const lengthen = db.statement(
    `UPDATE tables SET length = ?, touched = ?
     WHERE id = ? AND length = ? AND listed = ? AND status = ?`,
  );
  const end = db.statement(
    `UPDATE tables SET code = code || '/' || id, opener = NULL, opener_network = NULL
     WHERE id = ? AND instr(code, '/') = 0`,
  );
  const lengthOf = db.statement<{ length: number }>('SELECT length FROM tables WHERE id = ?');
  const rewrite = db.statement('UPDATE steps SET body = ? WHERE table_id = ? AND seq = ?');
  const addStep = db.statement('INSERT INTO steps (table_id, seq, body) VALUES (?, ?, ?)');
  // Asks in one go whether the table stands where it should and whether the request is new.
  const addRequest = db.statement(
    `INSERT INTO requests (table_id, request, length)
     SELECT id, ?, ? FROM tables WHERE id = ? AND length = ? ON CONFLICT DO NOTHING`,
  );
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
    const { table, from, listed, status, touched, wake, members } = append;
    const noted = noteRequests(append);
    if (noted !== 'ok') return noted;
    const length = from + bodies.length;
    const open = listed ? 1 : 0;
    if (!lengthen.run(length, touched, table, from, open, status)) {
      if (!advance.run(length, open, status, touched, table, from)) return 'conflict';
      if (status === 'over') end.run(table);
    }
    for (const [index, body] of bodies.entries()) addStep.run(table, from + index, body);
    for (const member of members) addMember.run(member, table);
    setWake(table, wake);
    return 'ok';
  };

  return {
    append: async (append) => {
      const bodies = append.steps.map((step, index) => bodyOf(step, append.from + index));
      refuseTooLong(append.from + bodies.length);
      return db.write(() => carryOut(append, bodies));
    },
    rewriteSteps: async (table, steps) => {
      const bodies = steps.map((step, index) => bodyOf(step, index));
      return db.write(() => {
        if (lengthOf.get(table)?.length !== bodies.length) return false;
        for (const [seq, body] of bodies.entries()) rewrite.run(body, table, seq);
        return true;
      });
    },
    steps: async (table, from) => {
      const rows = await db.read(() => read.all(table, from));
      return rows.map(({ body }) => JSON.parse(body) as RoomStep);
    },
    requestLength: (table, request) =>
      db.read(() => requestLength.get(table, request)?.length ?? null),
  };
}

/** Written before the transaction begins, so that the lock is held no longer than needed. */
function bodyOf(step: RoomStep, seq: number): string {
  if (step.seq !== seq) throw new StoreFault('steps out of order');
  return JSON.stringify(step);
}
