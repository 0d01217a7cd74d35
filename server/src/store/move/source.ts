import { dirname } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS } from '../sqlite/migrations/index.ts';
import { lockFolder } from '../sqlite/serving-lock.ts';
import { verify } from '../sqlite/verify.ts';
import { StoreFault } from '../store-fault.ts';
import { type Cell, type KeptTable, keptTables, type Row } from './kept-table.ts';

/** So many rows are in memory at a time. */
export const PAGE = 500;

/** The database of a folder, which nobody serves or changes until it is closed. */
export class Source {
  readonly tables: readonly KeptTable[];
  private readonly db: Database.Database;
  private readonly letGo: () => void;

  private constructor(db: Database.Database, letGo: () => void) {
    this.db = db;
    this.letGo = letGo;
    this.tables = keptTables(db);
  }

  /** Read from end to end first: what is damaged is not carried on. */
  static async open(file: string): Promise<Source> {
    const letGo = await lockFolder(dirname(file), 0);
    if (!letGo) throw new StoreFault('a server is using the database of DATA_DIR: stop it first');
    try {
      refuseOtherSchema((await verify(file)).schema);
      const db = new Database(file);
      db.pragma('query_only = ON');
      db.exec('BEGIN');
      return new Source(db, letGo);
    } catch (error) {
      letGo();
      throw error;
    }
  }

  count({ name }: KeptTable): number {
    const [[count]] = this.rows(`SELECT count(*) FROM ${name}`, []) as [[number]];
    return count;
  }

  /** The rows behind a key in their order, or the first ones; some at a time. */
  page({ name, columns, key }: KeptTable, after: Row | null): Row[] {
    const where = after ? `WHERE (${key}) > (${key.map(() => '?')})` : '';
    const sql = `SELECT ${columns} FROM ${name} ${where} ORDER BY ${key} LIMIT ${PAGE}`;
    return this.rows(sql, after ?? []);
  }

  /** All steps of a table as they are kept, in order. */
  steps(table: string): Row[] {
    return this.rows('SELECT seq, body FROM steps WHERE table_id = ? ORDER BY seq', [table]);
  }

  close(): void {
    this.db.exec('ROLLBACK');
    this.db.close();
    this.letGo();
  }

  private rows(sql: string, values: readonly Cell[]): Row[] {
    return this.db.prepare<[readonly Cell[]]>(sql).raw().all(values) as Row[];
  }
}

function refuseOtherSchema(schema: number): void {
  const ours = MIGRATIONS.length;
  if (schema === ours) return;
  const remedy =
    schema < ours ? 'bring it up to date with late migrate first' : 'move it with that edition';
  throw new StoreFault(
    `the database of DATA_DIR has schema ${schema}, and this edition moves ${ours}: ${remedy}`,
  );
}
