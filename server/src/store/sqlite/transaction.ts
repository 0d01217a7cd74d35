import type Database from 'libsql';
import { Statement } from './statement.ts';

/** A transaction, and within it one savepoint at a time. */
export interface Transaction {
  readonly open: boolean;
  begin(): void;
  commit(): void;
  rollback(): void;
  save(): void;
  keep(): void;
  /** Back to where `save` was. */
  undo(): void;
}

export function transactionOf(db: Database.Database): Transaction {
  // The lock is taken at once: one that is only asked for at the first write can be refused half-way.
  const begin = new Statement(db, 'BEGIN IMMEDIATE');
  const commit = new Statement(db, 'COMMIT');
  const rollback = new Statement(db, 'ROLLBACK');
  const save = new Statement(db, 'SAVEPOINT one');
  const keep = new Statement(db, 'RELEASE one');
  const back = new Statement(db, 'ROLLBACK TO one');
  return {
    get open() {
      return db.inTransaction;
    },
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback: () => void rollback.run(),
    save: () => void save.run(),
    keep: () => void keep.run(),
    undo: () => {
      back.run();
      keep.run();
    },
  };
}
