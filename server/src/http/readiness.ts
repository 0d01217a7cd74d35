import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/** An answer holds for so long, however often it is asked for: looking costs a write. */
const FRESH = 2_000;

/** A bus that is away for a moment only is nobody's loss: the store is looked at instead. */
const GRACE = 8_000;

/**
 * Whether the store can be written: not if the disk is full or its file is gone; and whether the bus carries.
 * Which of them fails is for the log, not for strangers.
 */
export class Readiness {
  private readonly store: Store;
  private readonly bus: Bus;
  private readonly log: Log;
  private wasReady = true;
  private hadBus = true;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<boolean> = Promise.resolve(true);

  constructor(store: Store, bus: Bus, log: Log) {
    this.store = store;
    this.bus = bus;
    this.log = log;
  }

  async isReady(): Promise<boolean> {
    const hasStore = await this.hasStore();
    return this.hasBus() && hasStore;
  }

  private hasBus(): boolean {
    const hasBus = this.bus.quietFor() < GRACE;
    if (hasBus !== this.hadBus) {
      if (hasBus) this.log.info({}, 'the bus carries messages again');
      else this.log.error({}, 'the bus carries no messages: /readyz fails until it does');
    }
    this.hadBus = hasBus;
    return hasBus;
  }

  private hasStore(): Promise<boolean> {
    const now = performance.now();
    if (now - this.asked >= FRESH) {
      this.asked = now;
      this.answer = this.probe();
    }
    return this.answer;
  }

  private async probe(): Promise<boolean> {
    try {
      await this.store.probe();
      if (!this.wasReady) this.log.info({}, 'the store can be written again');
      this.wasReady = true;
    } catch (err) {
      if (this.wasReady) {
        this.log.error(
          { err },
          'the store cannot be written: is the disk full, or its file gone? /readyz fails until it can',
        );
      }
      this.wasReady = false;
    }
    return this.wasReady;
  }
}
