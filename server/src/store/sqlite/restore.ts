import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { type Forgotten, type ForgottenList, forgetListed } from '../forgotten-list.ts';
import { StoreFault } from '../store-fault.ts';
import { isBusy } from './busy.ts';
import { connect } from './connect.ts';
import { onDisk } from './durable.ts';
import { forgottenListIn, hasForgottenList } from './forgotten-list.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { lockFolder } from './serving-lock.ts';
import { type Census, verify } from './verify.ts';

export interface Restored extends Census {
  /** Where the database that was there before is kept; null if there was none. */
  readonly kept: string | null;
  /**
   * How many of the backup's people were forgotten since, as the database knew that was there before, and are so
   * again; null if nobody knows.
   */
  readonly forgotten: number | null;
}

/**
 * Puts a backup in the place of a database. The backup is copied, read through and brought up to date
 * first: until the last moment, and if anything goes wrong, everything is as it was. Nobody who was forgotten since
 * comes back with it.
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
  const letFolderGo = await lockFolder(dirname(file), 0);
  if (!letFolderGo) throw isUsed();
  let old: Database.Database | null = null;
  try {
    if (hasOld) old = takeAlone(file);
    await copyFile(source, part, constants.COPYFILE_EXCL);
    await chmod(part, 0o600);
    const census = await verify(part);
    const forgotten = await bringUpToDate(part, census, old);
    await onDisk(part);
    const kept = hasOld ? await keepAside(file) : null;
    await rename(part, file);
    await onDisk(dirname(file));
    return { ...census, schema: MIGRATIONS.length, kept, forgotten };
  } finally {
    // Closing alone would not end the lock while a statement is not yet collected.
    old?.exec('ROLLBACK');
    old?.close();
    letFolderGo();
    for (const side of SIDES) await rm(part + side, { force: true });
  }
}

const SIDES = ['', '-wal', '-shm', '-journal'];

/**
 * Nobody else has the database open, and nobody can open it until we let go: a log beside it is only
 * given up by the last who has it. Of a database that is damaged nobody makes use.
 */
function takeAlone(file: string): Database.Database | null {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error)) throw isUsed();
    return null;
  }
}

function isUsed(): StoreFault {
  return new StoreFault('a server is using the database: stop it first');
}

/** A newer edition's backup is refused; an older one's is migrated where nobody sees it yet. */
async function bringUpToDate(
  part: string,
  { schema }: Census,
  old: Database.Database | null,
): Promise<number | null> {
  if (schema < 1) throw new StoreFault('the file is no database of Late Edition');
  const db = connect(part);
  try {
    return old && (await forgetSince(old, db));
  } finally {
    db.pragma('journal_mode = DELETE');
    db.close();
  }
}

/** Whoever was forgotten by one database is so by another; how many were there; null if nobody can say. */
async function forgetSince(old: Database.Database, db: Database.Database): Promise<number | null> {
  const list = forgottenListIn(db);
  const isWhole = await addAll(old, list);
  const found = await forgetListed(list);
  return isWhole ? found : null;
}

/** False if there was no list yet, or a damaged database does not tell all of it. */
async function addAll(old: Database.Database, list: ForgottenList): Promise<boolean> {
  let page: Forgotten[] = [];
  do {
    try {
      if (!hasForgottenList(old)) return false;
      page = await forgottenListIn(old).page(page.at(-1)?.hash ?? '');
    } catch {
      return false;
    }
    await list.add(page);
  } while (page.length > 0);
  return true;
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
