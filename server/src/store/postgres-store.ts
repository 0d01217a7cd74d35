import { bansIn } from './postgres/bans.ts';
import { blocksIn } from './postgres/blocks.ts';
import { budgetsIn } from './postgres/budgets.ts';
import { prepare } from './postgres/connect.ts';
import { duelsIn } from './postgres/duels.ts';
import { forgettingIn } from './postgres/forgetting.ts';
import { healthOf } from './postgres/health.ts';
import type { HouseLock } from './postgres/house-lock.ts';
import { openersIn } from './postgres/openers.ts';
import { peopleIn } from './postgres/people.ts';
import { Pools } from './postgres/pools.ts';
import { reportsIn } from './postgres/reports.ts';
import { stepsIn } from './postgres/steps.ts';
import { tablesIn } from './postgres/tables.ts';
import { wakesIn } from './postgres/wakes.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';

/**
 * Everything in one database, which is brought up to date first. Several processes may share it. Whoever serves
 * it has taken `lock`, which is let go in the end.
 */
export async function openPostgresStore(url: string, lock?: HouseLock): Promise<Store> {
  await prepare(url);
  const db = new Pools(url);
  const { closeAppends, ...steps } = stepsIn(db);
  const { closeWakes, ...wakes } = wakesIn(db);
  const { forgetBlocks, ...blocks } = blocksIn(db);
  const { forgetReports, ...reports } = reportsIn(db);
  const { forgetDuels, ...duels } = duelsIn(db);
  const { endForgetting, ...forgetting } = forgettingIn(db);
  let closing: Promise<void> | null = null;

  const close = async () => {
    await Promise.all([closeAppends(), closeWakes()]);
    await db.close();
    await lock?.release();
  };
  const { probe, bytes } = healthOf(db);

  return {
    ...tablesIn(db),
    ...openersIn(db),
    ...steps,
    ...wakes,
    ...peopleIn(db, async (tx, members) => {
      await forgetBlocks(tx, members);
      await forgetReports(tx, members);
      await forgetDuels(tx, members);
      await endForgetting(tx, members);
    }),
    ...forgetting,
    ...blocks,
    ...reports,
    ...duels,
    ...bansIn(db),
    ...budgetsIn(db),
    bytes,
    probe: async () => {
      await lock?.check();
      await probe();
    },
    backup: async () => {
      throw new StoreFault('a database of PostgreSQL is copied with pg_dump');
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
