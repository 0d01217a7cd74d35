import type { Use } from './shared-budget.ts';

/** What a process said counts for so long, in milliseconds: it says it again every second. */
const SILENT = 5_000;

/** How many connections the other processes hold, by what is known of them. */
export class HeldElsewhere {
  private readonly processes = new Map<
    string,
    { at: number; counts: ReadonlyMap<string, number> }
  >();

  /** All that a process holds noticeably; what it said before is void. */
  hear(from: string, uses: readonly Use[], now = performance.now()): void {
    if (uses.length > 0) this.processes.set(from, { at: now, counts: new Map(uses) });
    else this.processes.delete(from);
  }

  count(name: string, now = performance.now()): number {
    let sum = 0;
    for (const [from, { at, counts }] of this.processes) {
      if (now - at > SILENT) this.processes.delete(from);
      else sum += counts.get(name) ?? 0;
    }
    return sum;
  }
}
