import type Database from 'libsql';

/** A table of the database, as SQLite describes it. */
export interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** What its rows are told apart by, and put in order. */
  readonly key: readonly string[];
}

export type Cell = string | number | null;
export type Row = readonly Cell[];

/** Always empty, but for a moment, and without a key. */
const PROBES = 'probes';

/**
 * Every table that holds anything, those that others refer to first. The database is asked, so that none which a
 * later edition adds is left behind.
 */
export function keptTables(db: Database.Database): KeptTable[] {
  const names = texts(
    db,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '${PROBES}'
     ORDER BY EXISTS (SELECT 1 FROM pragma_foreign_key_list(name)), name`,
  );
  return names.map((name) => ({
    name,
    columns: texts(db, `SELECT name FROM pragma_table_info('${name}') ORDER BY cid`),
    key: texts(db, `SELECT name FROM pragma_table_info('${name}') WHERE pk > 0 ORDER BY pk`),
  }));
}

/** The key of a row, from which the next page goes on. */
export function keyOf({ columns, key }: KeptTable, row: Row): Row {
  return key.map((column) => row[columns.indexOf(column)] as Cell);
}

function texts(db: Database.Database, sql: string): string[] {
  return (db.prepare(sql).raw().all([]) as [string][]).map(([text]) => text);
}
