import { seededChance } from '@late/kernel';
import { dateOf } from '@late/table';
import type { FastifyBaseLogger } from 'fastify';
import { botFor } from '../games.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { AtRest } from './at-rest.ts';
import { dueNext, fetchBots } from './house.ts';
import type { Deed, RoomKeeper } from './keeper.ts';
import type { LiveRoom } from './live-room.ts';

/** After a crash a table waits so long for its bots; two processes at one table do no harm. */
const LEASE = 3_000;
const BATCH = 64;
const LONGEST_NAP = 1_000;
/** Bots among themselves must not keep the watch from the other tables. */
const DEEDS = 32;

/**
 * Wakes the tables that are due: bots to move, clocks to run out. What is due stands in the store,
 * and is claimed there for a while; if this process dies, another claims it again.
 */
export class NightWatch {
  private readonly store: Store;
  private readonly keeper: RoomKeeper;
  private readonly settings: Settings;
  private readonly log: FastifyBaseLogger;
  /** Word lists that tables wait for: each is worth a line in the log, not one a minute. */
  private readonly missed = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, keeper: RoomKeeper, settings: Settings, log: FastifyBaseLogger) {
    this.store = store;
    this.keeper = keeper;
    this.settings = settings;
    this.log = log;
  }

  start(): void {
    this.nap(0);
  }

  /** A step was made that may bring something due sooner. */
  nudge(at: number | null): void {
    if (at !== null && this.timer) this.nap(Math.min(LONGEST_NAP, Math.max(0, at - Date.now())));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.round;
  }

  private nap(milliseconds: number): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.round = this.makeRound();
    }, milliseconds);
  }

  private async makeRound(): Promise<void> {
    let nap = LONGEST_NAP;
    try {
      const due = await this.store.claimDue(Date.now(), LEASE, BATCH);
      await Promise.all(due.map((id) => this.look(id)));
      const next = await this.store.nextDue();
      nap = next === null ? LONGEST_NAP : Math.min(LONGEST_NAP, Math.max(0, next - Date.now()));
    } catch (error) {
      this.log.error({ err: error }, 'the night watch stumbled');
    }
    this.nap(nap);
  }

  /** Does all that is due at one table. */
  private async look(id: string): Promise<void> {
    try {
      await this.lookAfter(id, true);
      await this.keeper.setAlarm(id);
    } catch (error) {
      if (error instanceof AtRest) return this.letRest(id, error);
      // Claimed until the lease runs out; then somebody tries again.
      this.log.error({ err: error, table: id }, 'a table could not be looked after');
      // Nobody's time stands still because a bot fails.
      await this.lookAfter(id, false).catch(() => {});
    }
  }

  private async letRest(id: string, { lists }: AtRest): Promise<void> {
    if (!this.missed.has(lists.list)) {
      this.missed.add(lists.list);
      this.log.warn(lists, 'tables wait for another word list');
    }
    await this.keeper.letRest(id);
  }

  private async lookAfter(id: string, withBots: boolean): Promise<void> {
    const live = await this.keeper.open(id);
    for (let deeds = 0; live && deeds < DEEDS; deeds++) {
      const { table, length } = live.room;
      if (table && withBots) await fetchBots(table);
      const outcome = await this.keeper.houseAct(id, (now) => this.deedAt(now, withBots));
      if (outcome === null) return;
      // Another process may have been faster; then there is something else to do, or nothing.
      if (outcome.ok || live.room.length !== length) continue;
      throw new Error(`the house was refused: ${outcome.refusal.code}`);
    }
  }

  /** What is to be done at this moment. */
  private async deedAt(live: LiveRoom, withBots: boolean): Promise<Deed | null> {
    const { game, room } = live;
    const { botPause, standInLevel } = this.settings;
    const now = Date.now();
    const due = dueNext(live, room, botPause, withBots);
    if (!room.table || !due || due.at > now) return null;
    const at = dateOf(game, room.table, due, now);
    switch (due.do) {
      case 'expire':
        return { action: { do: 'expire' }, at };
      case 'stand-in':
        return { action: { do: 'stand-in', seat: due.seat, level: standInLevel }, at };
      case 'move': {
        const bot = await botFor(game.id, due.level, room.table.opening.options);
        const luck = crypto.getRandomValues(new Uint32Array(1))[0] as number;
        const move = bot.choose(game.view(room.table.state, due.seat), seededChance(luck));
        return { action: { do: 'move', seat: due.seat, move }, at };
      }
    }
  }
}
