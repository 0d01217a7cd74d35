import { MOST_ROWS } from '../bounds.ts';
import {
  bodyOf,
  DUEL_COLUMNS,
  type DuelRow,
  duelOf,
  RUN_COLUMNS,
  type RunRow,
  runOf,
} from '../duel-rows.ts';
import type { DuelStore } from '../duels.ts';
import type { ForgetBeside } from './people.ts';
import type { Postgres } from './postgres.ts';

type Duels = DuelStore & { readonly forgetDuels: ForgetBeside };

export function duelsIn(db: Postgres): Duels {
  const create = db.statement(
    `INSERT INTO duels (${DUEL_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING`,
  );
  const find = db.statement<DuelRow>(`SELECT ${DUEL_COLUMNS} FROM duels WHERE id = $1`);
  const end = db.statement('UPDATE duels SET ends = $2 WHERE id = $1 AND ends > $2');
  const open = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM duels WHERE host = $1 AND ends > $2',
  );
  const opened = db.statement<DuelRow>(
    `SELECT ${DUEL_COLUMNS} FROM duels WHERE host = $1 ORDER BY opened, id LIMIT ${MOST_ROWS}`,
  );
  const prune = db.statement('DELETE FROM duels WHERE ends < $1');
  const own = db.statement<{ member: string }>(
    'SELECT member FROM runs WHERE duel_id = $1 AND member = $2',
  );
  const count = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM runs WHERE duel_id = $1',
  );
  const add = db.statement(
    `INSERT INTO runs (duel_id, member, name, table_id, begun) VALUES ($1, $2, $3, '', $4)`,
  );
  const seat = db.statement(
    `UPDATE runs SET table_id = $3 WHERE duel_id = $1 AND member = $2 AND table_id = ''`,
  );
  const runs = db.statement<RunRow>(
    `SELECT ${RUN_COLUMNS} FROM runs WHERE duel_id = $1 ORDER BY begun, member LIMIT ${MOST_ROWS}`,
  );
  const ended = db.statement<{ member: string }>(
    `SELECT member FROM runs LEFT JOIN tables ON tables.id = table_id
     WHERE duel_id = $1 AND through IS NULL AND table_id <> ''
     AND (tables.id IS NULL OR tables.status = 'over')`,
  );
  const played = db.statement<RunRow>(
    `SELECT ${RUN_COLUMNS} FROM runs WHERE member = $1 ORDER BY begun, duel_id LIMIT ${MOST_ROWS}`,
  );
  const endRun = db.statement(
    `UPDATE runs SET through = $3, scores = $4
     WHERE duel_id = $1 AND member = $2 AND through IS NULL`,
  );
  const strike = db.statement(
    `UPDATE runs SET name = '""', scores = NULL, through = coalesce(through, $2) WHERE table_id = $1`,
  );
  const forgetRuns = db.statement('DELETE FROM runs WHERE member = ANY ($1::text[])');
  const hosted = db.statement<DuelRow>(
    `SELECT ${DUEL_COLUMNS} FROM duels WHERE host = ANY ($1::text[]) FOR UPDATE`,
  );
  const unname = db.statement(`UPDATE duels SET host = '', body = $2 WHERE id = $1`);

  return {
    createDuel: async (duel) => {
      const { id, game, seed, host, ends } = duel;
      await db.run(create, id, game, bodyOf(duel), seed, host, duel.opened, ends);
    },
    duel: async (id) => {
      const row = await db.get(find, id);
      return row ? duelOf(row) : null;
    },
    endDuel: async (id, now) => (await db.run(end, id, now)) > 0,
    duelsOpenOf: async (host, now) => (await db.get(open, host, now))?.count ?? 0,
    addRun: ({ duel, member, name, begun }, most) =>
      db.transaction(async (tx) => {
        await tx.alone(`runs of ${duel}`);
        if (await tx.get(own, duel, member)) return 'known';
        if (((await tx.get(count, duel))?.count ?? 0) >= most) return 'full';
        await tx.run(add, duel, member, JSON.stringify(name), begun);
        return 'ok';
      }),
    seatRun: async (duel, member, table) => (await db.run(seat, duel, member, table)) > 0,
    runs: async (duel) => (await db.all(runs, duel)).map(runOf),
    endedRuns: async (duel) => (await db.all(ended, duel)).map(({ member }) => member),
    endRun: async (duel, member, through, scores) =>
      void (await db.run(endRun, duel, member, through, scores && JSON.stringify(scores))),
    strikeRun: async (table, now) => void (await db.run(strike, table, now)),
    runsOf: async (member) => (await db.all(played, member)).map(runOf),
    duelsOf: async (host) => (await db.all(opened, host)).map(duelOf),
    pruneDuels: (before) => db.run(prune, before),
    forgetDuels: async (tx, members) => {
      await tx.run(forgetRuns, members);
      for (const row of await tx.all(hosted, members))
        await tx.run(unname, row.id, bodyOf({ ...duelOf(row), name: '' }));
    },
  };
}
