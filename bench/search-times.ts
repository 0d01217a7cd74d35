import { quantile } from './quantile.ts';

export const ROUNDS = 9;
/** In milliseconds of processor time; what is not yet compiled runs ten times slower. */
const WARM_UP = 700;

/** What searches of many positions took, in milliseconds of processor time, and how much they found. */
export interface SearchTimes {
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
  /** Found in the median position. */
  readonly moves: number;
}

/** As a process that has run for a while: the compiler judges a search by all that it has met so far. */
export function warmUp<T>(positions: readonly T[], search: (position: T) => number): void {
  const start = process.cpuUsage();
  while (milliseconds(process.cpuUsage(start)) < WARM_UP) {
    for (const position of positions) search(position);
  }
}

/** A position's time is the median of the rounds, so that a busy moment of the machine does not count. */
export function timeSearches<T>(
  positions: readonly T[],
  search: (position: T) => number,
): SearchTimes {
  const times = positions.map((): number[] => []);
  const found = positions.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, position] of positions.entries()) {
      const before = process.cpuUsage();
      found[n] = search(position);
      times[n]?.push(milliseconds(process.cpuUsage(before)));
    }
  }
  const typical = times.map((rounds) => quantile(rounds, 0.5));
  return {
    median: quantile(typical, 0.5),
    p95: quantile(typical, 0.95),
    slowest: Math.max(...typical),
    moves: quantile(found, 0.5),
  };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
