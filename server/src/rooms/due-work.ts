import type { Bots } from '../bots/bots.ts';
import { QueueFull, ThinkingStopped } from '../bots/thread-fault.ts';
import type { HouseTime } from '../house-time.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { StoreAway } from '../store/store-away.ts';
import type { DueActions } from './due-actions.ts';
import { RestingRoom } from './resting-room.ts';
import type { Rooms } from './rooms.ts';

/** After a crash a room waits so long for its bots; two processes in one room do no harm. */
const LEASE = 3_000;
/** Few enough at a time that reading them does not hold anybody up. */
const BATCH = 16;
const LONGEST_PAUSE = 1_000;
/** Tables that were dated by a clock even farther ahead rest: all others would lose a day with them. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Finds the rooms where something is due and has it done. What is due stands in the store, and is claimed
 * there for a while; if this process dies, another claims it again. Rooms do not wait for each other.
 */
export class DueWork {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly actions: DueActions;
  private readonly bots: Bots;
  private readonly time: HouseTime;
  private readonly log: Log;
  /** What resting rooms wait for: each is worth a line in the log, not one a minute. */
  private readonly missed = new Set<string>();
  /** Rooms that are looked after now, each once; true if it was claimed again meanwhile. */
  private readonly looking = new Map<string, boolean>();
  private timer: NodeJS.Timeout | null = null;
  /** When rooms must be looked at again. */
  private next = Number.POSITIVE_INFINITY;
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    store: Store,
    rooms: Rooms,
    actions: DueActions,
    bots: Bots,
    time: HouseTime,
    log: Log,
  ) {
    this.store = store;
    this.rooms = rooms;
    this.actions = actions;
    this.bots = bots;
    this.time = time;
    this.log = log;
  }

  start(): void {
    this.keep(this.begin());
  }

  /** Something is due at `at`, perhaps sooner than was known. */
  expect(at: number | null): void {
    if (at === null || at >= this.next) return;
    this.next = at;
    if (this.timer) this.runAt(at);
  }

  /** What is being written is written; nobody waits for what bots think of. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.bots.stop();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** The clock may have been put back while no process ran. */
  private async begin(): Promise<void> {
    const last = await this.store.lastTouched(this.time.now() + DAY).catch(() => null);
    if (last !== null) this.time.notBefore(last);
    this.runAt(this.time.now());
  }

  private runAt(at: number): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    const now = this.time.now();
    this.next = Math.min(at, now + LONGEST_PAUSE);
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.keep(this.run());
      },
      Math.max(0, this.next - now),
    );
  }

  private async run(): Promise<void> {
    this.next = Number.POSITIVE_INFINITY;
    try {
      const due = await this.store.claimDue(this.time.now(), LEASE, BATCH);
      for (const id of due) this.lookAfter(id);
      this.expect(await this.store.nextDue());
    } catch (error) {
      this.log.error({ err: error }, 'looking for due rooms failed; it is tried again in a second');
    }
    this.runAt(this.next);
  }

  private lookAfter(id: string): void {
    const isLooking = this.looking.has(id);
    this.looking.set(id, isLooking);
    if (!isLooking) this.keep(this.lookUntilDone(id));
  }

  private async lookUntilDone(id: string): Promise<void> {
    try {
      do {
        this.looking.set(id, false);
        await this.look(id);
      } while (this.looking.get(id) && !this.stopped);
    } finally {
      this.looking.delete(id);
    }
  }

  private async look(id: string): Promise<void> {
    try {
      await this.actions.doAll(id, true);
      await this.rooms.alarms.set(id);
    } catch (error) {
      if (error instanceof ThinkingStopped) return;
      if (error instanceof RestingRoom) return this.letRest(id, error);
      // Whoever looks for due rooms says so, once for all of them.
      if (error instanceof StoreAway) return;
      // Claimed until the lease runs out; then some process tries again.
      if (!(error instanceof QueueFull)) {
        this.log.error(
          { err: error },
          'a bot or clock of a table failed; it is tried again in a few seconds',
        );
      }
      // Clocks run on though a bot fails.
      await this.actions.doAll(id, false).catch(() => {});
    }
  }

  private async letRest(id: string, { refusal, why }: RestingRoom): Promise<void> {
    const missed = JSON.stringify(refusal);
    if (!this.missed.has(missed)) {
      this.missed.add(missed);
      this.log.warn({ ...refusal.params }, why);
    }
    await this.rooms.alarms.setForResting(id);
  }

  private keep(work: Promise<void>): void {
    const kept = work
      .catch((error) =>
        this.log.error({ err: error }, 'what was due failed; it is tried again in a few seconds'),
      )
      .finally(() => this.running.delete(kept));
    this.running.add(kept);
  }
}
