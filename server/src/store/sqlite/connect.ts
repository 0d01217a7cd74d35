import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreFault } from '../store-fault.ts';
import { BUSY_ATTEMPTS, BUSY_TIMEOUT, busyPause, isBusy } from './busy.ts';
import { migrate } from './migrate.ts';

/** Opens the file, which must be an absolute path, and brings it up to date. */
export function connect(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  createPrivately(file);
  const db = new Database(file);
  try {
    stubbornly(() => settle(db));
    stubbornly(() => migrate(db));
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/**
 * Seeds of running games are inside; SQLite gives its side files the same rights. A file that is there
 * is not even opened: closing it again would drop the locks of other connections of this process.
 */
function createPrivately(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function settle(db: Database.Database): void {
  db.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('cache_size = -16384');
  // Pages are written again and again: the later they leave the log, the fewer do. 32 MB of it.
  db.pragma('wal_autocheckpoint = 8000');
  db.pragma('journal_size_limit = 67108864');
  if (setting(db, 'journal_mode') !== 'wal') throw new StoreFault('no write-ahead log here');
}

function setting(db: Database.Database, pragma: string): unknown {
  const [row] = db.pragma(pragma) as Record<string, unknown>[];
  return row?.[pragma];
}

/** Several processes may start at once. Nobody is served yet, so this one may block while it waits. */
function stubbornly(work: () => void): void {
  const bed = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt++) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || attempt >= BUSY_ATTEMPTS) throw error;
      Atomics.wait(bed, 0, 0, busyPause());
    }
  }
}
