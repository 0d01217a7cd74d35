import { Budget } from './budget.ts';
import type { KeyNames } from './key-names.ts';

/** A key under the name that all processes know it by, and how often it was spent. */
export type Use = readonly [name: string, count: number];

/** So much of a budget is worth telling the others. */
const NOTICEABLE = 0.01;
/** So many keys are kept in mind that are not told of yet. */
const MOST_UNTOLD = 20_000;

interface Untold {
  count: number;
  readonly since: number;
}

/**
 * A budget that several processes have together, nearly: each spends from its own, and tells the others now
 * and then what was spent in it noticeably. What nobody tells is less than a hundredth for each process.
 */
export class SharedBudget {
  private readonly budget: Budget;
  /** Null for a process that is alone: there is nobody to tell. */
  private readonly names: KeyNames | null;
  private readonly noticeable: number;
  private readonly period: number;
  private readonly untold = new Map<string, Untold>();

  constructor(size: number, period: number, names: KeyNames | null) {
    this.budget = new Budget(size, period);
    this.names = names;
    this.noticeable = Math.max(1, Math.floor(size * NOTICEABLE));
    this.period = period;
  }

  /** Whether one more is allowed. */
  spend(key: string, now = Date.now()): boolean {
    const name = this.nameOf(key);
    const may = this.budget.spend(name, now);
    if (may) this.note(name, now);
    return may;
  }

  giveBack(key: string, now = Date.now()): void {
    const name = this.nameOf(key);
    this.budget.giveBack(name, now);
    const untold = this.untold.get(name);
    if (untold) untold.count--;
  }

  /** What is to be told, the most first. What is not for so long that it has come back is forgotten. */
  tell(most: number, now = Date.now()): Use[] {
    const uses: Use[] = [];
    for (const [name, { count, since }] of this.untold) {
      if (count >= this.noticeable) uses.push([name, count]);
      else if (now - since > this.period) this.untold.delete(name);
    }
    const told = uses.sort(([, a], [, b]) => b - a).slice(0, most);
    for (const [name] of told) this.untold.delete(name);
    return told;
  }

  hear(uses: readonly Use[], now = Date.now()): void {
    for (const [name, count] of uses) this.budget.deduct(name, count, now);
  }

  private nameOf(key: string): string {
    return this.names?.of(key) ?? key;
  }

  private note(name: string, now: number): void {
    if (!this.names) return;
    const known = this.untold.get(name);
    if (known) known.count++;
    else if (this.untold.size < MOST_UNTOLD) this.untold.set(name, { count: 1, since: now });
  }
}
