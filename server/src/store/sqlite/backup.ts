import { randomBytes } from 'node:crypto';
import { access, link, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Database from 'libsql/promise';
import { StoreFault } from '../store-fault.ts';
import { BUSY_ATTEMPTS, BUSY_TIMEOUT } from './busy.ts';
import { onDisk } from './durable.ts';
import { type Census, verify } from './verify.ts';

/**
 * Copies the database as it is at one moment. A connection of its own works outside the event loop, so
 * that games go on. The copy gets its name only when it is read through and on disk: whatever has the
 * name is a whole backup, and what an interrupted one leaves ends in `.part`.
 */
export async function backUp(file: string, path: string): Promise<Census> {
  const target = resolve(path);
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  if (await exists(target)) throw taken();
  try {
    await (await open(part, 'wx', 0o600)).close();
    await vacuumInto(file, part);
    const census = await verify(part);
    await onDisk(part);
    await giveName(part, target);
    await onDisk(dirname(target));
    return census;
  } finally {
    for (const side of ['', '-wal', '-shm', '-journal']) await rm(part + side, { force: true });
  }
}

async function vacuumInto(file: string, part: string): Promise<void> {
  const db = new Database(file, { timeout: BUSY_TIMEOUT * BUSY_ATTEMPTS });
  try {
    await db.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
}

/** A backup never replaces another file. Not every disk has links: there, looking must do. */
async function giveName(part: string, target: string): Promise<void> {
  try {
    await link(part, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || (await exists(target))) throw taken();
    await rename(part, target);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function taken(): StoreFault {
  return new StoreFault('there is a file of that name already');
}
