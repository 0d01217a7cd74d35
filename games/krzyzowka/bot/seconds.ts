import type { Chance } from '@late/kernel';

const SECOND = 1_000;

/** From so many to so many seconds, in milliseconds, as luck will have it. */
export function seconds(least: number, most: number, chance: Chance): number {
  return SECOND * least + chance.below(SECOND * (most - least) + 1);
}
