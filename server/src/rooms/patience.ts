import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreAway } from '../store/store-away.ts';

/** Somewhat less than a page waits for an answer before it takes the line for dead. */
const LONGEST = 8_000;

/** How long something is tried again, with pauses that grow and are uneven, so that two do not meet again and again. */
export class Patience {
  private readonly end = performance.now() + LONGEST;
  private pauses = 0;
  /** Set if what was tried may have been done all the same: nobody is told then that it was not. */
  unknown: StoreAway | null = null;

  get isOver(): boolean {
    return performance.now() >= this.end;
  }

  /** Waits a little, at most so many milliseconds. */
  async pause(most: number): Promise<void> {
    this.pauses++;
    await sleep(Math.random() * Math.min(2 ** Math.min(this.pauses, 20), most));
  }
}
