import type { Statement, Value } from './statement.ts';

/** Where statements can be run. */
export interface Session {
  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]>;
  get<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined>;
  /** How many rows it changed, not counting those that followed by a foreign key. */
  run(statement: Statement<unknown>, ...values: Value[]): Promise<number>;
}

/** A transaction under way. */
export interface Transaction extends Session {
  /** Waits until no other transaction does this same thing, in whatever process. */
  alone(what: string): Promise<void>;
}

/** What the parts of the store need of the database. Each statement outside of a transaction is one of its own. */
export interface Postgres extends Session {
  statement<Row = never>(sql: string): Statement<Row>;
  /** Writes, and returns what the statement does. */
  change<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]>;
  /** All or nothing. The work may be done again, from its beginning. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
