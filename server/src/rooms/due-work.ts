import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { DueActions } from './due-actions.ts';
import { OtherListRefused } from './other-list.ts';
import type { Rooms } from './rooms.ts';

/** After a crash a room waits so long for its bots; two processes in one room do no harm. */
const LEASE = 3_000;
const BATCH = 64;
const LONGEST_PAUSE = 1_000;

/**
 * Finds the rooms where something is due and has it done. What is due stands in the store, and is claimed
 * there for a while; if this process dies, another claims it again.
 */
export class DueWork {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly actions: DueActions;
  private readonly log: Log;
  /** Word lists that rooms wait for: each is worth a line in the log, not one a minute. */
  private readonly missingLists = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, rooms: Rooms, settings: Settings, log: Log) {
    this.store = store;
    this.rooms = rooms;
    this.actions = new DueActions(rooms, settings);
    this.log = log;
  }

  start(): void {
    this.runIn(0);
  }

  /** Something is due at `at`, perhaps sooner than was known. */
  expect(at: number | null): void {
    if (at !== null && this.timer) this.runIn(pauseUntil(at));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private runIn(milliseconds: number): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.running = this.run();
    }, milliseconds);
  }

  private async run(): Promise<void> {
    let pause = LONGEST_PAUSE;
    try {
      const due = await this.store.claimDue(Date.now(), LEASE, BATCH);
      await Promise.all(due.map((id) => this.runRoom(id)));
      const next = await this.store.nextDue();
      if (next !== null) pause = pauseUntil(next);
    } catch (error) {
      this.log.error({ err: error }, 'looking for due rooms failed; it is tried again in a second');
    }
    this.runIn(pause);
  }

  private async runRoom(id: string): Promise<void> {
    try {
      await this.actions.doAll(id, true);
      await this.rooms.alarms.set(id);
    } catch (error) {
      if (error instanceof OtherListRefused) return this.waitForList(id, error);
      // Claimed until the lease runs out; then some process tries again.
      this.log.error(
        { err: error, table: id },
        'a bot or clock of this table failed; it is tried again in a few seconds',
      );
      // Clocks run on though a bot fails.
      await this.actions.doAll(id, false).catch(() => {});
    }
  }

  private async waitForList(id: string, { lists }: OtherListRefused): Promise<void> {
    if (!this.missingLists.has(lists.list)) {
      this.missingLists.add(lists.list);
      this.log.warn(
        lists,
        'running tables were dealt with another word list; they go on when LEXICON_FILE names it again',
      );
    }
    await this.rooms.alarms.setForList(id);
  }
}

function pauseUntil(at: number): number {
  return Math.min(LONGEST_PAUSE, Math.max(0, at - Date.now()));
}
