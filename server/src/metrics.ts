/** Counters and gauges in Prometheus' text format. Names are few and labels fixed, so it stays small. */
export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();
  private readonly buckets = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];
  private readonly durations = new Map<string, { counts: number[]; sum: number; count: number }>();

  count(name: string, labels = '', by = 1): void {
    const key = `${name}${labels && `{${labels}}`}`;
    this.counters.set(key, (this.counters.get(key) ?? 0) + by);
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** How long something took, in milliseconds. */
  observe(name: string, milliseconds: number): void {
    const seen = this.durations.get(name) ?? {
      counts: this.buckets.map(() => 0),
      sum: 0,
      count: 0,
    };
    this.buckets.forEach((limit, index) => {
      if (milliseconds <= limit) seen.counts[index] = (seen.counts[index] ?? 0) + 1;
    });
    seen.sum += milliseconds;
    seen.count++;
    this.durations.set(name, seen);
  }

  text(): string {
    const lines: string[] = [];
    for (const [key, value] of this.counters) lines.push(`late_${key} ${value}`);
    for (const [name, read] of this.gauges) lines.push(`late_${name} ${read()}`);
    for (const [name, { counts, sum, count }] of this.durations) {
      counts.forEach((value, index) => {
        lines.push(`late_${name}_ms_bucket{le="${this.buckets[index]}"} ${value}`);
      });
      lines.push(`late_${name}_ms_bucket{le="+Inf"} ${count}`);
      lines.push(`late_${name}_ms_sum ${sum}`, `late_${name}_ms_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
