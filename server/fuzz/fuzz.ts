import { seededChance } from '@late/kernel';
import type { Target } from './target.ts';

/** Milliseconds that one target is tried before the next has its turn. */
const SLICE = 250;
/** Microseconds of processor time that one input may cost. */
const MOST_TIME = 100_000;

export interface Tally {
  readonly name: string;
  inputs: number;
  taken: number;
  /** The most processor time that one input cost, in milliseconds. */
  slowest: number;
  /** How many cost more than is allowed. */
  slow: number;
}

/** Tries every target in turn until the time is over, and throws at the first thing that is wrong. */
export async function fuzz(
  targets: readonly Target[],
  milliseconds: number,
  seed: number,
  tell: (tallies: readonly Tally[]) => void,
): Promise<readonly Tally[]> {
  const runs = targets.map((target, index) => ({
    target,
    chance: seededChance(seed * 31 + index),
    tally: { name: target.name, inputs: 0, taken: 0, slowest: 0, slow: 0 } as Tally,
  }));
  const tallies = runs.map(({ tally }) => tally);
  const end = performance.now() + milliseconds;
  let nextTold = performance.now() + 60_000;
  while (performance.now() < end) {
    for (const { target, chance, tally } of runs) {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        const before = process.cpuUsage();
        let taken = target.attempt(chance);
        if (typeof taken !== 'boolean') taken = await taken;
        const { user, system } = process.cpuUsage(before);
        tally.inputs++;
        if (taken) tally.taken++;
        tally.slowest = Math.max(tally.slowest, (user + system) / 1000);
        if (user + system > MOST_TIME) tally.slow++;
      }
    }
    if (performance.now() > nextTold) {
      tell(tallies);
      nextTold = performance.now() + 60_000;
    }
  }
  for (const { target } of runs) await target.close?.();
  return tallies;
}
