import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreAway } from '../store-away.ts';
import { StoreFault } from '../store-fault.ts';

/** PostgreSQL will not do it. Its own words would repeat keys and texts, so only the code is kept. */
export class DatabaseFault extends StoreFault {
  override readonly name = 'DatabaseFault';
  readonly code: string;

  constructor({ code = 'no code', constraint }: pg.DatabaseError) {
    super(`PostgreSQL refused a statement (${[code, constraint].filter(Boolean).join(', ')})`);
    this.code = code;
  }
}

/** By SQLSTATE, or how it begins: the connection, a shutdown or start, a time-out, no room, no longer the primary. */
const AWAY = ['08', '57', '53300', '53200', '55P03', '25006', '25P03', '25P04'];
/** Nothing of it was done, and the next try may well succeed. */
const UNDONE = ['40001', '40P01'];
/** A row has the key of another. */
const TWICE = '23505';
/** The address or the password is wrong, or the database is missing: no use waiting. */
const MISSET: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL does not let this user in: check DATABASE_URL',
  '28P01': 'PostgreSQL does not take the password: check DATABASE_URL',
  '3D000': 'PostgreSQL has no such database: create it, or check DATABASE_URL',
};

export function faultOf(error: unknown): Error {
  if (error instanceof StoreFault) return error;
  if (!(error instanceof pg.DatabaseError)) return awayBy(error);
  const { code = '' } = error;
  if (MISSET[code]) return new StoreFault(MISSET[code]);
  if (AWAY.some((begin) => code.startsWith(begin)))
    return new StoreAway(`PostgreSQL is away (${code})`);
  return new DatabaseFault(error);
}

/** What does not come from PostgreSQL comes from the way there. Its words may name the host. */
function awayBy(error: unknown): StoreAway {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  return new StoreAway(`PostgreSQL cannot be reached (${code})`);
}

export function isAway(error: unknown): boolean {
  return error instanceof StoreAway;
}

export function isUndone(error: unknown): boolean {
  return error instanceof DatabaseFault && UNDONE.includes(error.code);
}

export function isTwice(error: unknown): boolean {
  return error instanceof DatabaseFault && error.code === TWICE;
}

/** Tries again while `mayRepeat` says that it does no harm, for so many milliseconds. */
export async function insistently<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  patience: number,
): Promise<T> {
  const end = performance.now() + patience;
  for (let pause = 20; ; pause = Math.min(pause * 2, 400)) {
    try {
      return await work();
    } catch (error) {
      if (!mayRepeat(error) || performance.now() + pause > end) throw error;
      // Uneven, so that two processes do not meet again and again.
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
