import type { Seat } from '@late/kernel';
import { lastDuel, loserOf, type Paper, type View, withoutDuck } from '../rules/index.ts';

/** Whose paper somebody works on: their own, or the loser's after a duel. */
export function targetOf(view: View, me: Seat, isActing: boolean): Seat {
  const { at } = view.phase;
  return isActing && (at === 'ad' || at === 'duck') ? loserOf(lastDuel(view)) : me;
}

/** The articles of this paper that a duck may be put on now. */
export function hoaxable(view: View, seat: Seat): readonly number[] {
  if (view.phase.at !== 'duck') return [];
  const duel = lastDuel(view);
  if (loserOf(duel) !== seat || !duel.section) return [];
  return withoutDuck(view.papers[seat] as Paper, duel.section);
}
