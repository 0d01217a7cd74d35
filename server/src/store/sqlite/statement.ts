import type Database from 'libsql';
import { isStorable } from '../bounds.ts';
import { StoreFault } from '../store-fault.ts';

export type Value = string | number | null;

/**
 * A prepared statement. Values are checked before the binding sees them: it turns NaN and undefined
 * into null, and ends the whole process at a boolean.
 */
export class Statement<Row> {
  private readonly prepared: Database.Statement<[Value[]]>;

  constructor(db: Database.Database, sql: string) {
    this.prepared = db.prepare<[Value[]]>(sql);
  }

  /** Nothing can have been stored under a text that cannot be stored. */
  all(...values: Value[]): Row[] {
    if (!values.every(isExact)) return [];
    return this.prepared.all(values) as Row[];
  }

  get(...values: Value[]): Row | undefined {
    if (!values.every(isExact)) return undefined;
    return this.prepared.get(values) as Row | undefined;
  }

  /** How many rows it changed, not counting those that followed by a foreign key. */
  run(...values: Value[]): number {
    if (!values.every(isExact)) throw new StoreFault('a value cannot be stored as it is');
    return this.prepared.run(values).changes;
  }
}

function isExact(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return value === null || Number.isSafeInteger(value);
}
