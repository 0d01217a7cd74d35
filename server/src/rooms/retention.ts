import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { MOST_PRUNED } from '../store/budgets.ts';
import type { Store, TableRow } from '../store/store.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Deletes what is older than the operator wants to keep it: now and every hour. Budgets that are full again go
 * every minute: whoever has many addresses leaves many.
 */
export function startRetention(store: Store, settings: Settings, log: Log): { stop(): void } {
  const run = async () => {
    const before = (days: number) => Date.now() - days * DAY;
    const prune = (days: number, status: TableRow['status']) =>
      days ? store.prune(before(days), status) : 0;
    try {
      const finished = await prune(settings.keepFinishedDays, 'over');
      const waiting = await prune(settings.keepWaitingDays, 'waiting');
      const abandoned = await prune(settings.keepAbandonedDays, 'playing');
      const { keepReportsDays, keepIdentitiesDays, keepForgottenDays } = settings;
      if (keepReportsDays) await store.pruneReports(before(keepReportsDays));
      await store.pruneLinks(Date.now());
      if (settings.keepFinishedDays) await store.pruneDuels(before(settings.keepFinishedDays));
      if (keepIdentitiesDays) await store.pruneIdentities(before(keepIdentitiesDays));
      if (keepForgottenDays) await store.pruneForgotten(before(keepForgottenDays));
      if (finished + waiting + abandoned)
        log.info({ finished, waiting, abandoned }, 'old tables were deleted');
    } catch (error) {
      log.error({ err: error }, 'what is old could not be deleted; it is tried again in an hour');
    }
  };
  const pruneBudgets = async () => {
    try {
      while ((await store.pruneBudgets(Date.now())) === MOST_PRUNED);
    } catch {
      // A minute later they are tried again; that the store is out of order, others say.
    }
  };
  const timers = [setInterval(run, HOUR), setInterval(pruneBudgets, MINUTE)];
  for (const timer of timers) timer.unref();
  run();
  pruneBudgets();
  return { stop: () => timers.forEach(clearInterval) };
}
