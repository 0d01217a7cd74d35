import type { IsLate } from '@late/kernel';

/** How long a bot of this device may think before it is cut off with the best so far, in milliseconds. */
const PATIENCE = 2_500;

/** Says from then on that it is late. */
export function patience(now: () => number): IsLate {
  const end = now() + PATIENCE;
  return () => now() >= end;
}
