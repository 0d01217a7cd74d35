import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import Database from 'libsql/promise';
import { BUSY_ATTEMPTS, BUSY_TIMEOUT } from './busy.ts';

/**
 * Copies the database as it is at one moment. A connection of its own works outside the event loop, so
 * that games go on; the copy gets its name only when it is whole.
 */
export async function backUp(file: string, path: string): Promise<void> {
  const target = resolve(path);
  const part = `${target}.part`;
  // Takes the name, and fails if anything has it: a backup never replaces another file.
  await (await open(target, 'wx', 0o600)).close();
  try {
    await rm(part, { force: true });
    await (await open(part, 'wx', 0o600)).close();
    await vacuumInto(file, part);
    const written = await open(part, 'r+');
    await written.sync();
    await written.close();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    await rm(target, { force: true });
    throw error;
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
