import { quantile } from './quantile.ts';

export const ROUNDS = 9;
const WARM_UPS = 2;

/** What searches of many positions took, in milliseconds of processor time, and how much they found. */
export interface SearchTimes {
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
  /** Found in the median position. */
  readonly moves: number;
}

/** A position's time is the median of the rounds, so that a busy moment of the machine does not count. */
export function timeSearches<T>(
  positions: readonly T[],
  search: (position: T) => number,
): SearchTimes {
  const times = positions.map((): number[] => []);
  const found = positions.map(() => 0);
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const [n, position] of positions.entries()) {
      const before = process.cpuUsage();
      found[n] = search(position);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times[n]?.push((user + system) / 1_000);
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
