import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Forgetting } from './forgetting.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Deletes what is older than the operator wants to keep it, and takes up forgetting where it was interrupted:
 * now and every hour.
 */
export function startRetention(
  store: Store,
  settings: Settings,
  log: Log,
  forgetting: Pick<Forgetting, 'resume'>,
): { stop(): void } {
  const run = async () => {
    const before = (days: number) => Date.now() - days * DAY;
    const prune = (days: number, status: TableRow['status']) =>
      days ? store.prune(before(days), status) : 0;
    try {
      const finished = await prune(settings.keepFinishedDays, 'over');
      const waiting = await prune(settings.keepWaitingDays, 'waiting');
      const abandoned = await prune(settings.keepAbandonedDays, 'playing');
      const { keepReportsDays, keepIdentitiesDays } = settings;
      if (keepReportsDays) await store.pruneReports(before(keepReportsDays));
      await store.pruneLinks(Date.now());
      if (keepIdentitiesDays) await store.pruneIdentities(before(keepIdentitiesDays));
      if (finished + waiting + abandoned)
        log.info({ finished, waiting, abandoned }, 'old tables were deleted');
      await forgetting.resume();
    } catch (error) {
      log.error({ err: error }, 'what is old could not be deleted; it is tried again in an hour');
    }
  };
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return { stop: () => clearInterval(timer) };
}
