import { type Chance, pick } from '@late/kernel';
import { letterOf } from '@late/lexicon';
import type { Token, View } from '../../rules/index.ts';
import { groundOf } from '../ground/ground.ts';
import type { Choice, WordFinder } from '../ground/word-finder.ts';

/** Letters that people mix up. */
const MIXED_UP = 'aą eę oó uó lł nń sś cć zż zź żź wf gk dt bp'.split(' ');
/** How many words are looked at for one that has the wrong letter in it. */
const AMONG = 20;

/**
 * A word that is almost one: as if a token of the hand were a similar one that it does not hold.
 * Null if there is none.
 */
export function misspelling(
  finder: WordFinder,
  view: View,
  hand: readonly Token[],
  chance: Chance,
): Choice | null {
  const mistakes = hand.flatMap((held) =>
    MIXED_UP.filter((pair) => pair.includes(held))
      .map((pair) => ({ held, meant: pair.replace(held, '') }))
      .filter(({ meant }) => !hand.includes(meant)),
  );
  if (mistakes.length === 0) return null;
  const { held, meant } = pick(chance, mistakes);
  const hoped = hand.with(hand.indexOf(held), meant).map(letterOf);
  const found = finder
    .best(groundOf(view), hoped, AMONG)
    .find(({ laid }) => laid.some(({ token }) => token === meant));
  if (!found) return null;
  const wrong = found.laid.find(({ token }) => token === meant)?.field;
  return {
    ...found,
    word: [...found.word].map((letter, i) => (found.path[i] === wrong ? held : letter)).join(''),
    laid: found.laid.map((placed) =>
      placed.field === wrong ? { ...placed, token: held } : placed,
    ),
  };
}
