import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { isBusy } from './busy.ts';

/** How long whoever stops may take to be gone, in milliseconds. */
export const LEAVING = 5_000;
const PAUSE = 50;

/** Locks end with their connections, and those when nobody refers to them. */
const held = new Set<Database.Database>();

/**
 * Makes this process the only one that serves a folder, until what is returned is called or the process
 * ends, in whatever way: the lock is the operating system's. Waits `patience` milliseconds for another
 * process to go; null if it does not.
 */
export async function lockFolder(dataDir: string, patience: number): Promise<(() => void) | null> {
  mkdirSync(dataDir, { recursive: true });
  // A file of its own: what is locked in the database itself would keep backups from being made.
  const lock = new Database(join(dataDir, 'late-edition.lock'));
  const end = performance.now() + patience;
  while (!isTaken(lock)) {
    if (performance.now() >= end) {
      lock.close();
      return null;
    }
    await sleep(PAUSE);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Takes it, unless somebody else has it. */
function isTaken(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    lock.close();
    throw error;
  }
}
