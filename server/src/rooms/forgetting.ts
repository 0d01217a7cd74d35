import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '@late/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { DueForgetting, Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** So many rooms are read at a time, however many there are. */
const PAGE = 50;
/** After a crash somebody waits so long to be forgotten further; two processes at it do no harm. */
const LEASE = 60_000;
/** How often this process looks for what is due. */
const LOOK = 5_000;
/** How long it rests after a failure: longer each time, and never for good. */
const PAUSE = { first: 5_000, longest: 60 * 60 * 1000 };
/** Whoever asked need not wait longer: what is noted is done. */
const PATIENCE = 20_000;

/**
 * Forgets people in all of their rooms, one room a turn of the event loop. That somebody is to be forgotten
 * is in the store until it is done, and claimed there for a while: after a crash, or where a room made
 * trouble, it is tried again, by whichever process looks first.
 */
export class Forgetting {
  private readonly store: Store;
  private readonly rooms: Pick<Rooms, 'forget'>;
  private readonly metrics: Metrics;
  private readonly log: Log;
  /** Called when somebody's token opens nothing any more. */
  onVoid: (member: Member) => void = () => {};
  private readonly now: () => number;
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private waiting = 0;

  constructor(
    store: Store,
    rooms: Pick<Rooms, 'forget'>,
    metrics: Metrics,
    log: Log,
    now = () => Date.now(),
  ) {
    this.store = store;
    this.rooms = rooms;
    this.metrics = metrics;
    this.log = log;
    this.now = now;
    metrics.gauge('forgetting', () => this.waiting);
  }

  /** From the first moment on the token is void; fulfilled when the rooms are done, or when that takes long. */
  async forget(member: Member, patience = PATIENCE): Promise<void> {
    await this.store.beginForgetting(member, this.now(), LEASE);
    const done = this.keep(this.attempt({ member, attempts: 0 }));
    const enough = new AbortController();
    await Promise.race([done, sleep(patience, undefined, enough).catch(() => {})]);
    enough.abort();
  }

  start(): void {
    this.keep(this.look());
  }

  /** The room that is under way is done; the rest is left to others, or to the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Forgets everybody who is due. */
  async doDue(): Promise<void> {
    while (!this.stopped) {
      const due = await this.store.claimForgetting(this.now(), LEASE);
      if (!due) break;
      await this.attempt(due);
    }
    this.waiting = await this.store.count('forgetting');
  }

  private async look(): Promise<void> {
    try {
      await this.doDue();
    } catch (error) {
      this.log.error({ err: error }, 'looking for whom to forget failed; it is tried again soon');
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => this.start(), LOOK);
    this.timer.unref();
  }

  private async attempt({ member, attempts }: DueForgetting): Promise<void> {
    this.onVoid(member);
    try {
      await this.finish(member);
    } catch (error) {
      const pause = Math.min(PAUSE.first * 2 ** attempts, PAUSE.longest);
      this.metrics.count('forgetting_failed_total');
      this.log.error(
        { err: error, attempts: attempts + 1, seconds: pause / 1000 },
        'somebody is not yet forgotten everywhere; it is tried again',
      );
      // If this fails too, it is due again when the lease is over.
      await this.store.deferForgetting(member, this.now() + pause, true).catch(() => {});
    }
  }

  private async finish(member: Member): Promise<void> {
    const failures: unknown[] = [];
    let after = '';
    for (;;) {
      const rows = await this.store.tablesAfter(member, after, PAGE);
      for (const { id } of rows) {
        // Whoever looks next goes on.
        if (this.stopped) return this.store.deferForgetting(member, this.now(), false);
        after = id;
        await endOfTurn();
        await this.rooms.forget(id, member).catch((error) => failures.push(error));
      }
      if (rows.length < PAGE) break;
      await this.store.deferForgetting(member, this.now() + LEASE, false);
    }
    if (failures.length) {
      const [cause] = failures;
      throw new Error(`${failures.length} tables could not be left for good`, { cause });
    }
    await this.store.forgetIdentity(member);
  }

  private keep(work: Promise<void>): Promise<void> {
    const kept = work.finally(() => this.running.delete(kept));
    this.running.add(kept);
    return kept;
  }
}
