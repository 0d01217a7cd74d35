import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

/** An answer holds for so long, however often it is asked for: looking costs a write. */
const FRESH = 2_000;

/** Whether the store can be written: not if the disk is full or its file is gone. */
export class Readiness {
  private readonly store: Store;
  private readonly log: Log;
  private wasReady = true;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<boolean> = Promise.resolve(true);

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  isReady(): Promise<boolean> {
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
