import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { StoreFault } from '../store-fault.ts';
import { isBusy } from './busy.ts';
import { connect } from './connect.ts';
import { onDisk } from './durable.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { type Census, verify } from './verify.ts';

export interface Restored extends Census {
  /** Where the database that was there before is kept; null if there was none. */
  readonly kept: string | null;
}

/**
 * Puts a backup in the place of a database. The backup is copied, read through and brought up to date
 * first: until the last moment, and if anything goes wrong, everything is as it was.
 */
export async function restore(backup: string, database: string): Promise<Restored> {
  const file = resolve(database);
  const source = await realpath(backup).catch(() => {
    throw new StoreFault('there is no such file');
  });
  await mkdir(dirname(file), { recursive: true });
  const hasOld = existsSync(file);
  if (hasOld && (await realpath(file)) === source) throw new StoreFault('that is the database');
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  const letGo = hasOld ? takeAlone(file) : () => {};
  try {
    await copyFile(source, part, constants.COPYFILE_EXCL);
    await chmod(part, 0o600);
    const census = await verify(part);
    bringUpToDate(part, census);
    await onDisk(part);
    const kept = hasOld ? await keepAside(file) : null;
    await rename(part, file);
    await onDisk(dirname(file));
    return { ...census, schema: MIGRATIONS.length, kept };
  } finally {
    letGo();
    for (const side of SIDES) await rm(part + side, { force: true });
  }
}

const SIDES = ['', '-wal', '-shm', '-journal'];

/**
 * Nobody else has the database open, and nobody can open it until we let go: a log beside it is only
 * given up by the last who has it. Of a database that is damaged nobody makes use.
 */
function takeAlone(file: string): () => void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new StoreFault('a server is using the database: stop it first');
    return () => {};
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

/** A newer edition's backup is refused; an older one's is migrated where nobody sees it yet. */
function bringUpToDate(part: string, { schema }: Census): void {
  if (schema < 1) throw new StoreFault('the file is no database of Late Edition');
  const db = connect(part);
  db.pragma('journal_mode = DELETE');
  db.close();
}

/** Under another name as well, so that at no moment there is no database. */
async function keepAside(file: string): Promise<string> {
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await link(file, aside).catch(() => copyFile(file, aside, constants.COPYFILE_EXCL));
  // A damaged database may still have its log; beside another file it would do harm.
  for (const side of SIDES.slice(1)) {
    if (existsSync(file + side)) await rename(file + side, aside + side);
  }
  return aside;
}
