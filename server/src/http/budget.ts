const REMEMBERED = 50_000;

/** A bucket of so many requests a period for each key; the oldest keys are forgotten first. */
export class Budget {
  private readonly size: number;
  private readonly period: number;
  private readonly buckets = new Map<string, { left: number; at: number }>();

  constructor(size: number, period: number) {
    this.size = size;
    this.period = period;
  }

  /** Whether one more is allowed. */
  spend(key: string, now = Date.now()): boolean {
    const left = this.left(key, now);
    this.keep(key, left >= 1 ? left - 1 : left, now);
    return left >= 1;
  }

  /** What was spent turned out to cost nothing. */
  giveBack(key: string, now = Date.now()): void {
    this.keep(key, Math.min(this.size, this.left(key, now) + 1), now);
  }

  /** Others have spent that of it already. What is beyond its size is owed, but no more than as much again. */
  deduct(key: string, count: number, now = Date.now()): void {
    this.keep(key, Math.max(-this.size, this.left(key, now) - count), now);
  }

  has(key: string, now = Date.now()): boolean {
    return this.left(key, now) >= 1;
  }

  private left(key: string, now: number): number {
    const known = this.buckets.get(key);
    if (!known) return this.size;
    const refill = Math.max(0, ((now - known.at) / this.period) * this.size);
    return Math.min(this.size, known.left + refill);
  }

  private keep(key: string, left: number, at: number): void {
    this.buckets.delete(key);
    this.buckets.set(key, { left, at });
    if (this.buckets.size <= REMEMBERED) return;
    for (const oldest of this.buckets.keys()) {
      this.buckets.delete(oldest);
      return;
    }
  }
}
