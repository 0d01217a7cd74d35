import { pointsOf, type View } from '../rules/index.ts';

/** Whether the turn has brought enough, for the seat whose turn it is. */
export type Enough = (view: View) => boolean;

export const atLeast =
  (points: number): Enough =>
  ({ rolls }) =>
    pointsOf(rolls) >= points;

/** So near to the goal, the next turn of whoever is ahead may be the last. */
const NEAR = 29;

/**
 * "End race or keep pace" by Todd Neller and Clifton Presser: whoever is behind dares more, and near
 * the end nobody stops before the goal.
 */
export const endRaceOrKeepPace: Enough = ({ active, options, rolls, scores }) => {
  const own = scores[active] as number;
  const best = Math.max(...scores.filter((_, seat) => seat !== active));
  if (options.goal - Math.max(own, best) <= NEAR) return false;
  return pointsOf(rolls) >= 21 + Math.round((best - own) / 8);
};
