import { type Admits, ANY_PART, type Lexicon, type NoWordReason } from '@late/lexicon';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Which words of the list count. */
export function admitsOf({ family }: Pick<Options, 'family'>): Admits {
  return family ? { ...ANY_PART, vulgar: false } : ANY_PART;
}

/** Why a word does not count at this table; null if it does. */
export function faultOf(
  lexicon: Lexicon,
  { options, tableWords }: Pick<State, 'options' | 'tableWords'>,
  word: string,
): NoWordReason | null {
  if (tableWords.admitted.includes(word)) return null;
  const verdict = lexicon.verdict(word, admitsOf(options));
  return verdict.word ? null : verdict.reason;
}
