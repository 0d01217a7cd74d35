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
import type { Sqlite } from './sqlite.ts';

type Duels = DuelStore & {
  /** For use within another write. */
  forgetDuels(member: string): void;
};

export function duelsIn(db: Sqlite): Duels {
  const create = db.statement(
    `INSERT INTO duels (${DUEL_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const find = db.statement<DuelRow>(`SELECT ${DUEL_COLUMNS} FROM duels WHERE id = ?`);
  const end = db.statement('UPDATE duels SET ends = ?1 WHERE id = ?2 AND ends > ?1');
  const open = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM duels WHERE host = ? AND ends > ?',
  );
  const opened = db.statement<DuelRow>(
    `SELECT ${DUEL_COLUMNS} FROM duels WHERE host = ? ORDER BY opened, id LIMIT ${MOST_ROWS}`,
  );
  const prune = db.statement('DELETE FROM duels WHERE ends < ?');
  const own = db.statement<{ member: string }>(
    'SELECT member FROM runs WHERE duel_id = ? AND member = ?',
  );
  const count = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM runs WHERE duel_id = ?',
  );
  const add = db.statement(
    `INSERT INTO runs (duel_id, member, name, table_id, begun) VALUES (?, ?, ?, '', ?)`,
  );
  const seat = db.statement(
    `UPDATE runs SET table_id = ? WHERE duel_id = ? AND member = ? AND table_id = ''`,
  );
  const runs = db.statement<RunRow>(
    `SELECT ${RUN_COLUMNS} FROM runs WHERE duel_id = ? ORDER BY begun, member LIMIT ${MOST_ROWS}`,
  );
  const ended = db.statement<{ member: string }>(
    `SELECT member FROM runs LEFT JOIN tables ON tables.id = table_id
     WHERE duel_id = ? AND through IS NULL AND table_id <> ''
     AND (tables.id IS NULL OR tables.status = 'over')`,
  );
  const played = db.statement<RunRow>(
    `SELECT ${RUN_COLUMNS} FROM runs WHERE member = ? ORDER BY begun, duel_id LIMIT ${MOST_ROWS}`,
  );
  const endRun = db.statement(
    `UPDATE runs SET through = ?, scores = ? WHERE duel_id = ? AND member = ? AND through IS NULL`,
  );
  const strike = db.statement(
    `UPDATE runs SET name = '""', scores = NULL, through = coalesce(through, ?) WHERE table_id = ?`,
  );
  const forgetRuns = db.statement('DELETE FROM runs WHERE member = ?');
  const hosted = db.statement<DuelRow>(`SELECT ${DUEL_COLUMNS} FROM duels WHERE host = ?`);
  const unname = db.statement(`UPDATE duels SET host = '', body = ? WHERE id = ?`);

  return {
    createDuel: (duel) => {
      const { id, game, seed, host, ends } = duel;
      return db.write(() => void create.run(id, game, bodyOf(duel), seed, host, duel.opened, ends));
    },
    duel: (id) =>
      db.read(() => {
        const row = find.get(id);
        return row ? duelOf(row) : null;
      }),
    endDuel: (id, now) => db.write(() => end.run(now, id) > 0),
    duelsOpenOf: (host, now) => db.read(() => open.get(host, now)?.count ?? 0),
    addRun: ({ duel, member, name, begun }, most) =>
      db.write(() => {
        if (own.get(duel, member)) return 'known';
        if ((count.get(duel)?.count ?? 0) >= most) return 'full';
        add.run(duel, member, JSON.stringify(name), begun);
        return 'ok';
      }),
    seatRun: (duel, member, table) => db.write(() => seat.run(table, duel, member) > 0),
    runs: (duel) => db.read(() => runs.all(duel).map(runOf)),
    endedRuns: (duel) => db.read(() => ended.all(duel).map(({ member }) => member)),
    endRun: (duel, member, through, scores) =>
      db.write(() => void endRun.run(through, scores && JSON.stringify(scores), duel, member)),
    strikeRun: (table, now) => db.write(() => void strike.run(now, table)),
    runsOf: (member) => db.read(() => played.all(member).map(runOf)),
    duelsOf: (host) => db.read(() => opened.all(host).map(duelOf)),
    pruneDuels: (before) => db.write(() => prune.run(before)),
    forgetDuels: (member) => {
      forgetRuns.run(member);
      for (const row of hosted.all(member))
        unname.run(bodyOf({ ...duelOf(row), name: '' }), row.id);
    },
  };
}
