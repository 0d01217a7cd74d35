import type { Statement } from './statement.ts';

/** What the parts of the store need of the database. */
export interface Sqlite {
  statement<Row = never>(sql: string): Statement<Row>;
  read<T>(work: () => T): Promise<T>;
  /** Fulfilled when the work is on disk. Done in the order of asking, together with others. */
  write<T>(work: () => T): Promise<T>;
}
