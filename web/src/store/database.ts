import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Everything is read back through schemas: what lies in a browser may be old, broken or forged. */
interface Schema extends DBSchema {
  tables: { key: string; value: unknown };
  entries: { key: [string, number]; value: unknown };
  clippings: { key: string; value: unknown };
  scores: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | null = null;

export function database(): Promise<Database> {
  opened ??= openDB<Schema>('late-edition', 1, {
    upgrade(db) {
      db.createObjectStore('tables');
      db.createObjectStore('entries');
      db.createObjectStore('clippings');
      db.createObjectStore('scores');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** All the entries of one table. */
export function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}
