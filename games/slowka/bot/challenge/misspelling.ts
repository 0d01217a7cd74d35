import { type Chance, pick } from '@late/kernel';
import { type EditionId, editionOf } from '@late/lexicon';
import type { Token, View } from '../../rules/index.ts';
import { groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import type { Choice, WordFinder } from '../ground/word-finder.ts';

/** By edition: letters that people mix up. */
const MIXED_UP: Readonly<Record<EditionId, string>> = {
  pl: 'aą eę oó uó lł nń sś cć zż zź żź wf gk dt bp',
  en: 'ae ei ao ou iy cs ck sz fv gj dt bp mn',
  de: 'aä eä oö uü ei ck fv vw gk dt bp sz mn',
  fr: 'ae ei ao iy cs sz cq gj dt bp fv mn',
  it: 'ae ei ou cq ck gj sz dt bp fv mn iy',
};
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
  const pairs = MIXED_UP[editionOf(view.options)].split(' ');
  const mistakes = hand.flatMap((held) =>
    pairs
      .filter((pair) => pair.includes(held))
      .map((pair) => ({ held, meant: pair.replace(held, '') }))
      .filter(({ meant }) => !hand.includes(meant)),
  );
  if (mistakes.length === 0) return null;
  const { held, meant } = pick(chance, mistakes);
  const ground = groundOf(view);
  const hoped = lettersOf(ground.alphabet, hand.with(hand.indexOf(held), meant));
  const found = finder
    .best(ground, hoped, AMONG)
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
