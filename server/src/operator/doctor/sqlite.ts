import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { databaseFile } from '../../store/database-file.ts';
import { versionOf } from '../../store/sqlite/migrate.ts';
import { MIGRATIONS } from '../../store/sqlite/migrations/index.ts';
import { lockFolder } from '../../store/sqlite/serving-lock.ts';
import { refuseOthers } from '../../store/sqlite/verify.ts';
import { nearest } from './disk.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { judgeSchema } from './schema.ts';

const MEGABYTE = 10 ** 6;
/** More than the server lets it grow to before it is written back. */
const LONG_LOG = 256 * MEGABYTE;

/** File systems by the numbers that Linux gives them. */
const NETWORK = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
]);
const DOUBTFUL = new Map([
  [0x65735546, 'FUSE'],
  [0x01021997, '9p'],
]);
const MEMORY = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
]);

/** The database of a folder. Changes nothing in it, and migrates nothing. */
export async function lookAtSqlite(dataDir: string): Promise<Finding[]> {
  const folder = resolve(dataDir);
  const file = databaseFile(folder);
  const place = nearest(folder);
  const findings = [...judgeRights(place), ...judgeFileSystem(statfsSync(place).type)];
  if (!existsSync(file)) {
    const todo = 'If there was one, set DATA_DIR to its folder.';
    const isNew = !existsSync(folder);
    const says = `There is no database at ${file}${isNew ? ', nor its folder' : ''}: the server makes it when it starts.`;
    return findings.length > 0 ? [...findings, warn(says, todo)] : [ok(says)];
  }
  return [...findings, ...judgeFile(file), ...(await lookInside(file)), ...(await served(folder))];
}

export function judgeFileSystem(type: number): Finding[] {
  const todo = 'Move DATA_DIR to a disk of this machine, or use PostgreSQL (DATABASE_URL).';
  if (NETWORK.get(type))
    return [
      fail(`DATA_DIR is on ${NETWORK.get(type)}: SQLite loses data on network file systems.`, todo),
    ];
  if (DOUBTFUL.get(type))
    return [
      warn(`DATA_DIR is on ${DOUBTFUL.get(type)}: it may be a network, or lock nothing.`, todo),
    ];
  if (MEMORY.get(type))
    return [
      warn(
        `DATA_DIR is on ${MEMORY.get(type)}: all is gone when the machine restarts.`,
        'Move DATA_DIR to a disk.',
      ),
    ];
  return [];
}

function judgeRights(place: string): Finding[] {
  if (!statSync(place).isDirectory())
    return [fail(`${place} is no folder.`, 'Set DATA_DIR to a folder.')];
  if (mayWrite(place)) return [];
  return [
    fail(
      `The folder ${place} cannot be written by this user.`,
      'Run this as the user of the server; if it is, give the folder to it (chown).',
    ),
  ];
}

function judgeFile(file: string): Finding[] {
  const findings: Finding[] = [];
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    if (found.mode & 0o077 && process.platform !== 'win32')
      findings.push(
        warn(
          `${path} is open to other users of this machine, and the seeds of running games are inside.`,
          `chmod 600 ${path}`,
        ),
      );
    if (!mayWrite(path))
      findings.push(
        fail(
          `${path} cannot be written by this user.`,
          'Run this as the user of the server; if it is, give the file to it (chown).',
        ),
      );
  }
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (log > LONG_LOG)
    findings.push(
      warn(
        `The log beside the database has ${Math.round(log / MEGABYTE)} MB and is not written back.`,
        'Some program reads the database for very long: end it. Starting the server anew helps too.',
      ),
    );
  return findings;
}

async function lookInside(file: string): Promise<Finding[]> {
  let db: Database.Database | null = null;
  try {
    await refuseOthers(file);
    db = new Database(file);
    db.pragma('query_only = ON');
    db.pragma('busy_timeout = 2000');
    const found = judgeSchema(versionOf(db), MIGRATIONS.length);
    const [first] = db.pragma('quick_check(1)') as Record<string, unknown>[];
    const state = String(Object.values(first ?? {})[0]);
    if (state !== 'ok') return [...found, damaged(state)];
    const size = statSync(file).size;
    return [...found, ok(`The database is whole and has ${Math.ceil(size / MEGABYTE)} MB.`)];
  } catch (error) {
    return [damaged(error instanceof Error ? error.message : String(error))];
  } finally {
    db?.close();
  }
}

function damaged(why: string): Finding {
  return fail(
    `The database cannot be used: ${why}.`,
    'Stop the server, keep a copy of the folder, and restore the last backup: late restore <file>.',
  );
}

/** Takes the lock for a moment, if there is one: whoever starts meanwhile waits for it. */
async function served(folder: string): Promise<Finding[]> {
  const lock = join(folder, 'late-edition.lock');
  if (!existsSync(lock) || !mayWrite(lock) || !mayWrite(dirname(lock))) return [];
  const letGo = await lockFolder(folder, 0);
  letGo?.();
  return [ok(letGo ? 'No server has the database open.' : 'A server has the database open.')];
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
