import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Following } from '../rooms/following.ts';

/** With what follows: what was lost on the bus is read 1.5 s later. */
const PAUSE = 1_300;
/** In a busy house messages come somewhat late: reading what they bring anyway would make it later still. */
const LATE = 200;

/** Looks again and again, in the store, whether rooms that are watched here have gone on elsewhere. */
export class Sweep {
  private readonly bus: Bus;
  private readonly following: Following;
  private readonly watched: () => readonly string[];
  private readonly onFound: (rooms: number) => void;
  private readonly log: Log;
  /** Rooms to be looked at before the others. */
  private readonly soon = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private isFailing = false;
  private isStopped = false;

  /** `onFound` is told of how many rooms the bus had not told. */
  constructor(
    bus: Bus,
    following: Following,
    watched: () => readonly string[],
    onFound: (rooms: number) => void,
    log: Log,
  ) {
    this.bus = bus;
    this.following = following;
    this.watched = watched;
    this.onFound = onFound;
    this.log = log;
  }

  start(): void {
    if (this.bus.hasOthers) this.runLater();
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Something may have been missed in a room: it is looked at once this turn is over, with all others of it. */
  look(id: string): void {
    if (this.soon.size === 0) {
      setImmediate(() => {
        const ids = [...this.soon];
        this.soon.clear();
        this.run(ids);
      });
    }
    this.soon.add(id);
  }

  private runLater(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(async () => {
      await this.run(this.watched(), LATE);
      this.runLater();
    }, PAUSE);
    this.timer.unref();
  }

  private async run(ids: readonly string[], patience = 0): Promise<void> {
    try {
      this.onFound(await this.following.look(ids, patience));
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing && !this.isStopped)
        this.log.error({ err: error }, 'watched tables could not be looked at; it is tried again');
      this.isFailing = true;
    }
  }
}
