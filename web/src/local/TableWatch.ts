import type { AnyGame, BotLevel, Seat } from '@late/kernel';
import {
  type AbleBot,
  type Action,
  ableBots,
  canHurry,
  type Due,
  dateOf,
  hurried,
  hurriedPause,
  lastOf,
  nextDue,
  type Table,
} from '@late/table';

/** What the watch needs of the table that it looks after. */
export interface Watched {
  readonly game: AnyGame;
  table(): Table;
  /** How long a bot thinks that leaves it to the table; null where bots cannot act at all. */
  pause(): number | null;
  /** Whether somebody wants bots to be quick, always or just now. */
  isHurried(): boolean;
  /** How long a bot wants to think; null leaves it to the table. */
  pace(bot: AbleBot): Promise<number | null>;
  choose(bot: { readonly seat: Seat; readonly level: BotLevel }): Promise<unknown>;
  /** Carries something out under a date; false if it could not be. */
  act(action: Action, at: number): Promise<boolean>;
  failed(): void;
}

const RETRY_PAUSE = 4000;
/** Timers cannot count far, and a device may sleep: it is looked at again from time to time. */
const LONGEST_NAP = 60_000;

/**
 * Lets bots act and time run out, each at its time. A device that slept past it catches up: the log
 * then says what it would say if it had been awake.
 */
export class TableWatch {
  private readonly watched: Watched;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Bots that failed, and until when they are left alone. */
  private readonly resting = new Map<Seat, number>();
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(watched: Watched) {
    this.watched = watched;
  }

  /** Something changed, or the device woke up. */
  nudge = (): void => {
    this.again = true;
    if (!this.looking && !this.stopped) this.look();
  };

  stop(): void {
    this.stopped = true;
    this.nap(null);
  }

  private async look(): Promise<void> {
    this.looking = true;
    this.nap(null);
    while (this.again && !this.stopped) {
      this.again = false;
      await this.lookOnce();
    }
    this.looking = false;
  }

  private async lookOnce(): Promise<void> {
    const table = this.watched.table();
    const due = await this.dueAt(table);
    if (this.stopped || this.watched.table() !== table) return this.nudge();
    const now = Date.now();
    if (!due || due.at > now) {
      const wake = Math.min(due?.at ?? Number.POSITIVE_INFINITY, ...this.resting.values());
      if (Number.isFinite(wake)) this.nap(wake - now);
      return;
    }
    this.again = true;
    if (due.do === 'move') return this.letMove(table, due);
    const { do: what } = due;
    const action: Action =
      what === 'expire' ? { do: what } : { do: what, seat: due.seat, level: 'medium' };
    if (!(await this.watched.act(action, now)) && this.watched.table() === table) {
      // Not even time can pass here, such as on a full disk; whoever acts next starts it again.
      this.again = false;
      this.nap(RETRY_PAUSE);
    }
  }

  private async letMove(table: Table, due: Extract<Due, { do: 'move' }>): Promise<void> {
    const { seat } = due;
    try {
      const move = await this.watched.choose(due);
      // Somebody may have acted in the meantime; then everything is thought over again.
      if (this.stopped || this.watched.table() !== table) return;
      const at = dateOf(this.watched.game, table, due, Date.now());
      const done = await this.watched.act({ do: 'move', seat, move }, at);
      if (!done && this.watched.table() === table) this.rest(seat);
    } catch {
      this.rest(seat);
    }
  }

  /** A bot that failed tries again after a while. The clock does not wait for it. */
  private rest(seat: Seat): void {
    this.resting.set(seat, Date.now() + RETRY_PAUSE);
    this.watched.failed();
  }

  private async dueAt(table: Table): Promise<Due | null> {
    const { game } = this.watched;
    const pause = this.watched.pause();
    const paces = new Map<Seat, number | null>();
    for (const [seat, until] of this.resting) if (until <= Date.now()) this.resting.delete(seat);
    const bots =
      pause === null ? [] : ableBots(table).filter(({ seat }) => !this.resting.has(seat));
    await Promise.all(
      bots.map(async (bot) => {
        try {
          paces.set(bot.seat, await this.watched.pace(bot));
        } catch {
          this.rest(bot.seat);
        }
      }),
    );
    const paceOf = ({ seat }: AbleBot): number | null => {
      const pace = paces.get(seat);
      return pace === undefined ? Number.POSITIVE_INFINITY : pace;
    };
    const floor = lastOf(table.log)?.at ?? 0;
    if (this.watched.isHurried() && canHurry(game, table)) {
      return nextDue(game, table, hurried(paceOf), hurriedPause(pause ?? 0), floor);
    }
    return nextDue(game, table, paceOf, pause ?? 0, floor);
  }

  private nap(milliseconds: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer =
      milliseconds === null ? null : setTimeout(this.nudge, Math.min(milliseconds, LONGEST_NAP));
  }
}
