import type { Seat, Turn } from '@late/kernel';
import { type CommonState, countsOf, isLastWord } from './state.ts';

const NOBODY: readonly Seat[] = [];

/** The active seat must play; who has not accepted the word before may challenge it. */
export function turnCommon(state: CommonState): Turn {
  if (state.ended) return { must: NOBODY, may: NOBODY };
  const { pending, active, hands } = state;
  if (!pending) return { must: [active], may: NOBODY };
  const challengers = hands.flatMap((_, seat) =>
    seat === pending.seat || pending.accepted.includes(seat) ? [] : [seat],
  );
  if (isLastWord(countsOf(state))) return { must: challengers, may: NOBODY };
  return { must: [active], may: challengers.filter((seat) => seat !== active) };
}
