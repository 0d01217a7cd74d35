import { type Chance, type Moment, within } from '@late/kernel';
import type { View } from '../rules/index.ts';

/** How long a decision takes at least and at most, in milliseconds: as long as people need to follow it. */
const MOMENTS: Readonly<Record<Exclude<View['phase']['at'], 'over'>, Moment>> = {
  act: [1_200, 2_200],
  // Whoever has just acted knows what they want next.
  extra: [700, 1_200],
  remove: [700, 1_200],
  refill: [600, 1_000],
  cheques: [1_000, 2_000],
  // People read who has won before the loser's paper changes.
  ad: [1_500, 2_500],
  duck: [1_500, 2_500],
};

export function pace({ phase }: View, chance: Chance): number {
  if (phase.at === 'over') return Number.POSITIVE_INFINITY;
  return within(MOMENTS[phase.at], chance);
}
