const SHORTEST = 500;
const LONGEST = 20_000;

/** How long to wait before the next attempt: longer each time, and never all clients at once. */
export function backOff(failures: number, random: () => number): number {
  const ceiling = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10));
  return Math.max(SHORTEST, ceiling * (0.5 + random() / 2));
}
