import { type Chance, type Moment, within } from '@late/kernel';
import { asDisputed, objectors, type View } from '../rules/index.ts';

/** How long a decision takes at least and at most, in milliseconds: as long as people need to follow it. */
const MOMENTS: Readonly<Record<Exclude<View['phase']['at'], 'over'>, Moment>> = {
  opening: [700, 900],
  // What was done last is still being read.
  roll: [700, 1_000],
  action: [800, 1_200],
  taken: [700, 900],
  second: [700, 1_000],
  vote: [900, 1_500],
  draw: [700, 900],
  discard: [700, 900],
  two: [700, 1_000],
  place: [700, 1_000],
  tabloid: [700, 1_200],
  youngest: [700, 1_200],
  objection: [900, 1_500],
  count: [700, 1_100],
};

/** Whoever wants to object to what was laid needs more time. */
const HEARING: Moment = [2_400, 3_200];

const objectorsOf = (view: View) => objectors(view.variant === 'hot' ? asDisputed(view) : view);

export function pace(view: View, chance: Chance): number {
  const { active, phase, viewer } = view;
  // Bots take a title as it is laid: while others have the turn, they keep quiet.
  const isQuiet = (phase.at === 'roll' || phase.at === 'draw') && viewer !== active;
  if (phase.at === 'over' || isQuiet) return Number.POSITIVE_INFINITY;
  const isJudged = (phase.at === 'roll' || phase.at === 'draw') && objectorsOf(view).length > 0;
  return within(isJudged ? HEARING : MOMENTS[phase.at], chance);
}
