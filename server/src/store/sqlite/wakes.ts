import { boundedLimit } from '../bounds.ts';
import type { Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type Wakes = Pick<Store, 'claimDue' | 'lastTouched' | 'nextDue' | 'setWake'> & {
  /** For use within another write. */
  wakeNow(table: string, wake: number | null): void;
};

export function wakesIn(db: Sqlite): Wakes {
  const clear = db.statement('DELETE FROM wakes WHERE table_id = ?');
  const set = db.statement(
    `INSERT INTO wakes (due, table_id) VALUES (?, ?)
     ON CONFLICT (table_id) DO UPDATE SET due = excluded.due`,
  );
  const due = db.statement<{ table_id: string }>(
    'SELECT table_id FROM wakes WHERE due <= ? ORDER BY due, table_id LIMIT ?',
  );
  const claim = db.statement('UPDATE wakes SET due = ? WHERE table_id = ?');
  const lengthOf = db.statement<{ length: number }>('SELECT length FROM tables WHERE id = ?');
  const last = db.statement<{ touched: number | null }>(
    `SELECT max(touched) AS touched FROM tables WHERE status = 'playing' AND touched <= ?`,
  );
  const next = db.statement<{ due: number | null }>('SELECT min(due) AS due FROM wakes');

  const wakeNow: Wakes['wakeNow'] = (table, wake) => {
    if (wake === null) clear.run(table);
    else set.run(wake, table);
  };

  return {
    wakeNow,
    setWake: (table, length, wake) =>
      db.write(() => {
        if (lengthOf.get(table)?.length !== length) return false;
        wakeNow(table, wake);
        return true;
      }),
    lastTouched: (until) => db.read(() => last.get(until)?.touched ?? null),
    nextDue: () => db.read(() => next.get()?.due ?? null),
    claimDue: (now, lease, limit) =>
      // Whoever writes is alone, in this process and all others: what is found here is ours.
      db.write(() => {
        const tables = due.all(now, boundedLimit(limit)).map((row) => row.table_id);
        for (const table of tables) claim.run(now + lease, table);
        return tables;
      }),
  };
}
