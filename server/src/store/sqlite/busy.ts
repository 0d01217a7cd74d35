import { setTimeout as sleep } from 'node:timers/promises';

/** How long SQLite itself may wait for another process, and with it the whole event loop. */
export const BUSY_TIMEOUT = 20;

/** With the pauses between them about five seconds: longer than another server holds the lock. */
export const BUSY_ATTEMPTS = 150;

/** Another process holds the lock that we need. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}

/** Uneven, so that two processes do not meet again and again. */
export function busyPause(): number {
  return 2 + Math.random() * 20;
}

/** Reading hardly ever waits in WAL mode, but does while another process mends or ends the log. */
export async function patiently<T>(work: () => T): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || attempt >= BUSY_ATTEMPTS) throw error;
      await sleep(busyPause());
    }
  }
}
