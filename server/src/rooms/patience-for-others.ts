/** While writing is faster than this, nobody waits for anybody. */
const QUICK = 20;
/** Nobody waits longer than this. */
const LONGEST = 500;
/** What was seen so long ago says nothing of now. */
const STALE = 1_000;
/** How much of what is known a new value replaces. */
const WEIGHT = 0.25;

/**
 * How long a move waits for those that others must make at the same table, which come by way of other processes: twice
 * as long as writing takes just now. In a house that keeps up that is nothing. Where it has more to do than it can, moves
 * of one moment come apart, and each for itself would be judged, written and told to all: waiting for one another they
 * are one batch again, and all are done sooner.
 */
export class PatienceForOthers {
  private writing = 0;
  private seen = Number.NEGATIVE_INFINITY;

  /** A batch has been carried out. */
  note(milliseconds: number, now = performance.now()): void {
    const took = Math.min(milliseconds, LONGEST);
    this.writing = this.isStale(now) ? took : this.writing + (took - this.writing) * WEIGHT;
    this.seen = now;
  }

  /** In milliseconds; 0 for not at all. */
  get(now = performance.now()): number {
    if (this.isStale(now) || this.writing < QUICK) return 0;
    return Math.min(2 * this.writing, LONGEST);
  }

  private isStale(now: number): boolean {
    return now - this.seen > STALE;
  }
}
