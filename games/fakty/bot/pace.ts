import { type Chance, type Moment, within } from '@late/kernel';
import { asDisputed, objectors, type View } from '../rules/index.ts';

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
  tabloid: [900, 1_800],
  youngest: [900, 1_800],
  objection: [1_200, 2_400],
  count: [900, 1_600],
};

/** Whoever wants to object to what was laid needs more time. */
const HEARING: Moment = [4_000, 5_500];

const objectorsOf = (view: View) => objectors(view.variant === 'hot' ? asDisputed(view) : view);

export function pace(view: View, chance: Chance): number {
  const { active, phase, viewer } = view;
  // Bots take a title as it is laid: while others have the turn, they keep quiet.
  const isQuiet = (phase.at === 'roll' || phase.at === 'draw') && viewer !== active;
  if (phase.at === 'over' || isQuiet) return Number.POSITIVE_INFINITY;
  const isJudged = (phase.at === 'roll' || phase.at === 'draw') && objectorsOf(view).length > 0;
  return within(isJudged ? HEARING : MOMENTS[phase.at], chance);
}
