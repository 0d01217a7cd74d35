import { type Chance, type Moment, within } from '@late/kernel';
import type { View } from '../rules/index.ts';

/** How long a decision takes at least and at most, in milliseconds: as long as people need to follow it. */
const MOMENTS: Readonly<Record<Exclude<View['phase']['at'], 'over'>, Moment>> = {
  opening: [700, 1_300],
  // What was done last is still being read.
  roll: [900, 1_400],
  action: [1_300, 2_000],
  taken: [900, 1_400],
  second: [1_200, 1_900],
  vote: [1_500, 3_000],
  draw: [700, 1_100],
  discard: [900, 1_500],
  two: [1_200, 1_900],
  place: [1_100, 1_700],
};

export function pace({ phase }: View, chance: Chance): number {
  if (phase.at === 'over') return Number.POSITIVE_INFINITY;
  return within(MOMENTS[phase.at], chance);
}
