/** So many are in it at most, and as many come back in a period of milliseconds. */
export interface Bucket {
  /** Whose it is, hashed: who spends is nobody's business. */
  readonly key: string;
  readonly size: number;
  readonly period: number;
}

/**
 * What may be spent by anybody, exactly, in however many processes they try. Kept is when a bucket is full
 * again, in microseconds: that one number says how much is in it, and that it need be kept no longer.
 */
export interface BudgetStore {
  /** Takes one out of each bucket, or, if one has none, out of no bucket: the number of the first that has none, or null. */
  spend(buckets: readonly Bucket[], now: number): Promise<number | null>;
  /** Puts one back into each: what was spent turned out to cost nothing. */
  giveBack(buckets: readonly Bucket[]): Promise<void>;
  /** Deletes what is full again, some at a time; how many there were. */
  pruneBudgets(now: number): Promise<number>;
}

/** No more are deleted at once. */
export const MOST_PRUNED = 5_000;

export function microseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1_000);
}

/** By how much later a bucket is full for one that is taken out. */
export function costOf({ size, period }: Bucket): number {
  return Math.floor(microseconds(period) / size);
}
