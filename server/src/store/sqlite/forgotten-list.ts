import type { Member } from '@late/table';
import type Database from 'libsql';
import { type Forgotten, type ForgottenList, MOST_LISTED, NAMED_IN } from '../forgotten-list.ts';

/** Nobody was on a list before there was one. */
export function hasForgottenList(db: Database.Database): boolean {
  const sql = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'forgotten'`;
  return db.prepare(sql).get([]) !== undefined;
}

/** Who was forgotten, in a file that is up to date. */
export function forgottenListIn(db: Database.Database): ForgottenList {
  const rows = <Row>(sql: string, ...values: (string | number)[]) =>
    db.prepare<[(string | number)[]]>(sql).raw().all(values) as Row[];
  const run = (sql: string, text: string) => db.prepare<[string[]]>(sql).run([text]);

  async function* people(): AsyncGenerator<Member[]> {
    for (const [table, column] of NAMED_IN) {
      for (let after = ''; ; ) {
        const page: [string][] = rows(
          `SELECT DISTINCT ${column} FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ${MOST_LISTED}`,
          after,
        );
        const last = page.at(-1);
        if (!last) break;
        yield page.map(([member]) => member);
        after = last[0];
      }
    }
    yield rows<[string]>('SELECT DISTINCT value FROM reports, json_each(reports.accused)').map(
      ([member]) => member,
    );
  }

  const write = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    people,
    page: async (after) =>
      rows<[string, number]>(
        `SELECT member_hash, at FROM forgotten WHERE member_hash > ? ORDER BY member_hash LIMIT ${MOST_LISTED}`,
        after,
      ).map(([hash, at]) => ({ hash, at })),
    add: async (some: readonly Forgotten[]) =>
      write(() => {
        run(
          `INSERT INTO forgotten (member_hash, at)
           SELECT value ->> 'hash', value ->> 'at' FROM json_each(?) WHERE true
           ON CONFLICT (member_hash) DO UPDATE SET at = max(at, excluded.at)`,
          JSON.stringify(some),
        );
      }),
    forgetAgain: async (some) =>
      write(() => {
        const found = rows<[string]>(
          'SELECT member_hash FROM forgotten WHERE member_hash IN (SELECT value FROM json_each(?))',
          JSON.stringify([...some.keys()]),
        ).map(([hash]) => some.get(hash) as Member);
        const named = JSON.stringify(found);
        const begun = rows(
          `INSERT INTO forgetting (member, since, due) SELECT value, ?, 0 FROM json_each(?) WHERE true
           ON CONFLICT DO NOTHING RETURNING 1`,
          Date.now(),
          named,
        );
        run('DELETE FROM identities WHERE member IN (SELECT value FROM json_each(?))', named);
        return begun.length;
      }),
  };
}
