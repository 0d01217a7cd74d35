import { boundedLimit } from '../bounds.ts';
import type { PeopleStore, Report, ReportedLine } from '../people.ts';
import type { ForgetBeside } from './people.ts';
import type { Postgres } from './postgres.ts';

type Reports = Pick<
  PeopleStore,
  | 'addReport'
  | 'reports'
  | 'report'
  | 'reportsBy'
  | 'removeReport'
  | 'reportsAbout'
  | 'pruneReports'
> & { readonly forgetReports: ForgetBeside };

type Row = Omit<Report, 'table' | 'line' | 'accused'> & {
  readonly table_id: string;
  readonly line: string;
  readonly accused: string;
};

const COLUMNS = 'id, table_id, game, at, reason, text, line, reporter, accused';

export function reportsIn(db: Postgres): Reports {
  const add = db.statement(
    `INSERT INTO reports (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  );
  const ofMember = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM reports WHERE reporter = $1 AND at >= $2',
  );
  const about = db.statement<{ count: number }>(
    'SELECT count(*) AS count FROM reports WHERE table_id = $1',
  );
  const dropOldest = db.statement(
    'DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY at DESC, id OFFSET $1)',
  );
  const list = db.statement<Row>(`SELECT ${COLUMNS} FROM reports ORDER BY at DESC, id LIMIT $1`);
  const byId = db.statement<Row>(`SELECT ${COLUMNS} FROM reports WHERE id = $1`);
  const byReporter = db.statement<Row>(
    `SELECT ${COLUMNS} FROM reports WHERE reporter = $1 ORDER BY at, id`,
  );
  const remove = db.statement('DELETE FROM reports WHERE id = $1');
  const prune = db.statement('DELETE FROM reports WHERE at < $1');
  const forgetReporters = db.statement(
    `UPDATE reports SET reporter = '' WHERE reporter = ANY ($1::text[])`,
  );
  const accusing = db.statement<{ id: string; line: string }>(
    `SELECT id, line FROM reports
     WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS name WHERE strpos(accused, name) > 0)
     ORDER BY id FOR UPDATE`,
  );
  const clear = db.statement(`UPDATE reports SET accused = '[]', line = $2 WHERE id = $1`);

  return {
    addReport: ({ id, table, game, at, reason, text, line, reporter, accused }, bounds) =>
      db.transaction(async (tx) => {
        await tx.alone('reports');
        const made = (await tx.get(ofMember, reporter, bounds.since))?.count ?? 0;
        if (made >= bounds.perMember) return false;
        if (((await tx.get(about, table))?.count ?? 0) >= bounds.perTable) return false;
        const told = [JSON.stringify(text), JSON.stringify(line), reporter];
        await tx.run(add, id, table, game, at, reason, ...told, JSON.stringify(accused));
        await tx.run(dropOldest, bounds.all);
        return true;
      }),
    reports: async (limit) => (await db.all(list, boundedLimit(limit))).map(reportOf),
    report: async (id) => {
      const row = await db.get(byId, id);
      return row ? reportOf(row) : null;
    },
    reportsBy: async (member) => (await db.all(byReporter, member)).map(reportOf),
    removeReport: async (id) => (await db.run(remove, id)) > 0,
    reportsAbout: async (table) => (await db.get(about, table))?.count ?? 0,
    pruneReports: (before) => db.run(prune, before),
    forgetReports: async (tx, members) => {
      await tx.run(forgetReporters, members);
      const names = members.map((member) => JSON.stringify(member));
      for (const { id, line } of await tx.all(accusing, names))
        await tx.run(clear, id, withoutName(line));
    },
  };
}

/** The words stay for as long as the report does: without them it would be about nothing. */
function withoutName(line: string): string {
  const said = JSON.parse(line) as ReportedLine | null;
  return JSON.stringify(said && { ...said, name: '' });
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
