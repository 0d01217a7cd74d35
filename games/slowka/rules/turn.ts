import type { Seat, Turn } from '@late/kernel';
import { votersOf, wordsToAskFor } from '@late/lexicon';
import { isLastWord, type State } from './state.ts';

const NOBODY: readonly Seat[] = [];

export function turn(state: State): Turn {
  const { end, tableWords, waiting } = state;
  if (end) return { must: NOBODY, may: NOBODY };
  const round = roundOf(state);
  if (tableWords.vote) return { must: votersOf(tableWords), may: NOBODY, ...round };
  if (isLastWord(state)) {
    const must = others(state).filter((seat) => !waiting?.accepted.includes(seat));
    return { must, may: NOBODY, ...round };
  }
  const may = others(state).filter(
    (seat) =>
      seat !== state.turn && (waiting !== null || wordsToAskFor(tableWords, seat).length > 0),
  );
  return { must: [state.turn], may, ...round };
}

/** Everybody but whoever laid the word that waits. */
function others({ hands, waiting }: State): readonly Seat[] {
  return hands.flatMap((_, seat) => (seat === waiting?.seat ? [] : [seat]));
}

/** More than all the words of a game. */
const VOTE = 100;

/**
 * A new word asks everybody anew: a challenge that comes too late must not meet the word after. So does a
 * vote, and its end.
 */
function roundOf({ options, tableWords, waiting, words }: State): Pick<Turn, 'round'> {
  const asked = tableWords.asked.reduce((sum, times) => sum + times, 0);
  const votes = VOTE * (2 * asked - (tableWords.vote ? 1 : 0));
  if (options.words === 'checked') return options.tableWords ? { round: votes } : {};
  return { round: words.length + (waiting ? 1 : 0) + votes };
}
