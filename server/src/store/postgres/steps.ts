import type { RoomStep } from '@late/table';
import { MOST_STEPS, refuseTooLong } from '../bounds.ts';
import type { Append, Store } from '../store.ts';
import { appendsIn, writtenOf } from './append.ts';
import type { Postgres } from './postgres.ts';

type Steps = Pick<Store, 'append' | 'stepsNaming' | 'forgetAt' | 'steps' | 'requestLength'> & {
  /** Lets what was asked for happen; nothing more. */
  closeAppends(): Promise<void>;
};

export function stepsIn(db: Postgres): Steps {
  const appends = appendsIn(db);
  const read = db.statement<{ body: string }>(
    `SELECT body FROM steps WHERE table_id = $1 AND seq >= $2::bigint ORDER BY seq LIMIT ${MOST_STEPS}`,
  );
  const requestLength = db.statement<{ length: number }>(
    'SELECT length FROM requests WHERE table_id = $1 AND request = $2',
  );
  const kept = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM steps WHERE table_id = $1',
  );
  const lock = db.statement('SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE');
  // Of a game's own steps none names a member, so these are few, however long the game.
  const naming = db.statement<{ body: string }>(
    `SELECT body FROM steps WHERE table_id = $1 AND (strpos(body, $2) > 0 OR strpos(body, $3) > 0)
     ORDER BY seq`,
  );
  const rewrite = db.statement('UPDATE steps SET body = $1 WHERE table_id = $2 AND seq = $3');
  const forgotten = [
    `DELETE FROM requests WHERE table_id = $1 AND request >= $2 || '/' AND request < $2 || '0'`,
    'DELETE FROM tickets WHERE table_id = $1 AND issuer = $2',
    `UPDATE tables SET host = '' WHERE id = $1 AND host = $2`,
    'DELETE FROM members WHERE table_id = $1 AND member = $2',
    'DELETE FROM cleared WHERE table_id = $1 AND member = $2',
  ].map((sql) => db.statement(sql));

  return {
    append: async (append) => {
      const written = writtenOf(append);
      const length = append.from + append.steps.length;
      // Where much was said and not kept, numbers go further than there are steps.
      if (length > MOST_STEPS) {
        const row = await db.get(kept, append.table);
        refuseTooLong((row?.count ?? 0) + append.steps.length);
      }
      return hasTwins(append) ? 'repeated' : appends.add(written);
    },
    stepsNaming: async (table, member) => {
      const name = JSON.stringify(member);
      return stepsOf(await db.all(naming, table, name, name));
    },
    forgetAt: (table, member, clean) =>
      db.transaction(async (tx) => {
        await tx.all(lock, table);
        // Others who were forgotten have been given names of the kind "gone-1".
        const named = stepsOf(await tx.all(naming, table, JSON.stringify(member), '"gone-'));
        for (const step of clean(named))
          await tx.run(rewrite, JSON.stringify(step), table, step.seq);
        for (const statement of forgotten) await tx.run(statement, table, member);
      }),
    steps: async (table, from) => stepsOf(await db.all(read, table, from)),
    requestLength: async (table, request) =>
      (await db.get(requestLength, table, request))?.length ?? null,
    closeAppends: () => appends.close(),
  };
}

/** Whether one request is among them twice. */
function hasTwins({ requests }: Append): boolean {
  if (requests.length < 2) return false;
  return new Set(requests.map(({ request }) => request)).size < requests.length;
}

function stepsOf(rows: readonly { readonly body: string }[]): RoomStep[] {
  return rows.map(({ body }) => JSON.parse(body) as RoomStep);
}
