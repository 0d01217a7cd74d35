import { seededChance } from '@late/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { botFor } from '../games.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { botsDue, clockDue } from './house.ts';
import type { LiveRoom, RoomKeeper } from './keeper.ts';

/** After a crash a table waits so long for its bots; two processes at one table do no harm. */
const LEASE = 3_000;
const BATCH = 64;
const LONGEST_NAP = 1_000;

/**
 * Wakes the tables that are due: bots to move, clocks to run out. What is due stands in the store,
 * and is claimed there for a while; if this process dies, another claims it again.
 */
export class NightWatch {
  private readonly store: Store;
  private readonly keeper: RoomKeeper;
  private readonly settings: Settings;
  private readonly log: FastifyBaseLogger;
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
      const live = await this.keeper.open(id);
      if (!live) return await this.keeper.setAlarm(id);
      while (
        await this.keeper.houseAct(id, async ({ game, room }) =>
          clockDue(game, room, this.settings.standInLevel, Date.now()),
        )
      ) {}
      for (const { seat } of botsDue(live.room)) await this.botMoves(id, seat);
      await this.keeper.setAlarm(id);
    } catch (error) {
      // Claimed until the lease runs out; then somebody tries again.
      this.log.error({ err: error, table: id }, 'a table could not be looked after');
    }
  }

  private async botMoves(id: string, seat: number): Promise<void> {
    await this.keeper.houseAct(id, async (live) => {
      const due = botsDue(live.room).find((bot) => bot.seat === seat);
      if (!due || !live.room.table) return null;
      return { do: 'move', seat, move: await this.botMove(live, seat, due.level) };
    });
  }

  private async botMove(live: LiveRoom, seat: number, level: 'easy' | 'medium' | 'hard') {
    const { table } = live.room;
    if (!table) throw new Error('no game');
    const bot = await botFor(live.game.id, level, table.opening.options);
    const luck = crypto.getRandomValues(new Uint32Array(1))[0] as number;
    return bot.choose(live.game.view(table.state, seat), seededChance(luck));
  }
}
