import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const ROUND = 60 * 60 * 1000;

/** Clears away what the operator does not want to keep. */
export function housekeeping(
  store: Store,
  settings: Settings,
  log: FastifyBaseLogger,
): { stop(): void } {
  const round = async () => {
    const before = (days: number) => Date.now() - days * DAY;
    const { keepFinishedDays, keepWaitingDays } = settings;
    try {
      const finished = keepFinishedDays ? await store.prune(before(keepFinishedDays), 'over') : 0;
      const waiting = keepWaitingDays ? await store.prune(before(keepWaitingDays), 'waiting') : 0;
      if (finished + waiting) log.info({ finished, waiting }, 'old tables cleared away');
    } catch (error) {
      log.error({ err: error }, 'old tables could not be cleared away');
    }
  };
  const timer = setInterval(round, ROUND);
  timer.unref();
  round();
  return { stop: () => clearInterval(timer) };
}
