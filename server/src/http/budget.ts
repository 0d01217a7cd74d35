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
    const known = this.buckets.get(key);
    const refill = known ? ((now - known.at) / this.period) * this.size : 0;
    const left = known ? Math.min(this.size, known.left + Math.max(0, refill)) : this.size;
    this.buckets.delete(key);
    this.buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    if (this.buckets.size > REMEMBERED) {
      for (const oldest of this.buckets.keys()) {
        this.buckets.delete(oldest);
        break;
      }
    }
    return left >= 1;
  }
}
