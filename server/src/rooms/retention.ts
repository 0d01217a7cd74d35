import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Deletes tables and reports that are older than the operator wants to keep them, now and every hour. */
export function startRetention(store: Store, settings: Settings, log: Log): { stop(): void } {
  const run = async () => {
    const before = (days: number) => Date.now() - days * DAY;
    const { keepFinishedDays, keepWaitingDays, keepReportsDays } = settings;
    try {
      const finished = keepFinishedDays ? await store.prune(before(keepFinishedDays), 'over') : 0;
      const waiting = keepWaitingDays ? await store.prune(before(keepWaitingDays), 'waiting') : 0;
      if (keepReportsDays) await store.pruneReports(before(keepReportsDays));
      if (finished + waiting) log.info({ finished, waiting }, 'old tables were deleted');
    } catch (error) {
      log.error({ err: error }, 'old tables could not be deleted; it is tried again in an hour');
    }
  };
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return { stop: () => clearInterval(timer) };
}
