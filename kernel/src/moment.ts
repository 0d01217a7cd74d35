import type { Chance } from './chance.ts';

/** At least and at most so many milliseconds. */
export type Moment = readonly [least: number, most: number];

/** How long somebody thinks for whom a moment like that is usual. */
export function within([least, most]: Moment, chance: Chance): number {
  return least + chance.below(most - least + 1);
}
