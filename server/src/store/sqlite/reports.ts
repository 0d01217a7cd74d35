import { boundedLimit } from '../bounds.ts';
import type { PeopleStore, Report, ReportedLine } from '../people.ts';
import type { Sqlite } from './sqlite.ts';

type Reports = Pick<
  PeopleStore,
  | 'addReport'
  | 'reports'
  | 'report'
  | 'reportsBy'
  | 'removeReport'
  | 'reportsAbout'
  | 'pruneReports'
> & {
  /** For use within another write. */
  forgetReports(member: string): void;
};

type Row = Omit<Report, 'table' | 'line' | 'accused'> & {
  readonly table_id: string;
  readonly line: string;
  readonly accused: string;
};

const COLUMNS = 'id, table_id, game, at, reason, text, line, reporter, accused';

export function reportsIn(db: Sqlite): Reports {
  const add = db.statement(`INSERT INTO reports (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const ofMember = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM reports WHERE reporter = ? AND at >= ?',
  );
  const about = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM reports WHERE table_id = ?',
  );
  const dropOldest = db.statement(
    'DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY at DESC, id LIMIT -1 OFFSET ?)',
  );
  const list = db.statement<Row>(`SELECT ${COLUMNS} FROM reports ORDER BY at DESC, id LIMIT ?`);
  const byId = db.statement<Row>(`SELECT ${COLUMNS} FROM reports WHERE id = ?`);
  const byReporter = db.statement<Row>(
    `SELECT ${COLUMNS} FROM reports WHERE reporter = ? ORDER BY at, id`,
  );
  const remove = db.statement('DELETE FROM reports WHERE id = ?');
  const prune = db.statement('DELETE FROM reports WHERE at < ?');
  const forgetReporter = db.statement(`UPDATE reports SET reporter = '' WHERE reporter = ?`);
  // The words stay for as long as the report does: without them it would be about nothing.
  const forgetAccused = db.statement(
    `UPDATE reports SET accused = '[]', line = json_set(line, '$.name', '')
     WHERE instr(accused, json_quote(?)) > 0`,
  );

  return {
    addReport: ({ id, table, game, at, reason, text, line, reporter, accused }, bounds) =>
      db.write(() => {
        const made = ofMember.get(reporter, bounds.since)?.count ?? 0;
        if (made >= bounds.perMember) return false;
        if ((about.get(table)?.count ?? 0) >= bounds.perTable) return false;
        const told = [JSON.stringify(text), JSON.stringify(line), reporter];
        add.run(id, table, game, at, reason, ...told, JSON.stringify(accused));
        dropOldest.run(bounds.all);
        return true;
      }),
    reports: (limit) => db.read(() => list.all(boundedLimit(limit)).map(reportOf)),
    report: (id) =>
      db.read(() => {
        const row = byId.get(id);
        return row ? reportOf(row) : null;
      }),
    reportsBy: (member) => db.read(() => byReporter.all(member).map(reportOf)),
    removeReport: (id) => db.write(() => remove.run(id) > 0),
    reportsAbout: (table) => db.read(() => about.get(table)?.count ?? 0),
    pruneReports: (before) => db.write(() => prune.run(before)),
    forgetReports: (member) => {
      forgetReporter.run(member);
      forgetAccused.run(member);
    },
  };
}

function reportOf({ id, table_id, game, at, reason, text, line, reporter, accused }: Row): Report {
  return {
    id,
    table: table_id,
    game,
    at,
    reason,
    text: JSON.parse(text) as string,
    line: JSON.parse(line) as ReportedLine | null,
    reporter,
    accused: JSON.parse(accused) as string[],
  };
}
