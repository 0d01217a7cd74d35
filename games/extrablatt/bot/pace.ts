import { type Chance, type Moment, within } from '@late/kernel';
import type { View } from '../rules/index.ts';

/** How long a decision takes at least and at most, in milliseconds: as long as people need to follow it. */
const MOMENTS: Readonly<Record<Exclude<View['phase']['at'], 'over'>, Moment>> = {
  act: [900, 1_300],
  // Whoever has just acted knows what they want next.
  extra: [600, 900],
  remove: [600, 900],
  refill: [600, 800],
  cheques: [800, 1_300],
  // People read who has won before the loser's paper changes.
  ad: [1_200, 1_700],
  duck: [1_200, 1_700],
};

export function pace({ phase }: View, chance: Chance): number {
  if (phase.at === 'over') return Number.POSITIVE_INFINITY;
  return within(MOMENTS[phase.at], chance);
}
