import type { Seat, Turn } from '@late/kernel';
import { type CommonState, countsOf, isLastWord } from './state.ts';
import { canAskFor, votersIn } from './table-words.ts';

const NOBODY: readonly Seat[] = [];

/**
 * The active seat must play; who has not accepted the word before may challenge it. While the table votes
 * on a word, everything else waits.
 */
export function turnCommon(state: CommonState): Turn {
  if (state.ended) return { must: NOBODY, may: NOBODY };
  const round = roundOf(state);
  if (state.tableWords.vote) return { must: votersIn(state), may: NOBODY, ...round };
  const { active, hands } = state;
  const challengers = challengersOf(state);
  if (isLastWord(countsOf(state))) return { must: challengers, may: NOBODY, ...round };
  const may = hands.flatMap((_, seat) =>
    seat !== active && (challengers.includes(seat) || canAskFor(state, seat).length) ? [seat] : [],
  );
  return { must: [active], may, ...round };
}

function challengersOf({ pending, hands }: CommonState): readonly Seat[] {
  if (!pending) return NOBODY;
  return hands.flatMap((_, seat) =>
    seat === pending.seat || pending.accepted.includes(seat) ? [] : [seat],
  );
}

/** Every vote, and its end, asks everybody anew: an answer that comes too late must not meet the next one. */
function roundOf({ options, tableWords }: CommonState): Pick<Turn, 'round'> {
  if (!options.tableWords) return {};
  const asked = tableWords.asked.reduce((sum, times) => sum + times, 0);
  return { round: 2 * asked - (tableWords.vote ? 1 : 0) };
}
