import { type Admits, type Lexicon, type NoWordReason, PARTS_OF_SPEECH } from '@late/lexicon';
import type { Options } from './options.ts';
import type { Run } from './runs.ts';

/** What of a table's options decides which words count. */
export type WordOptions = Pick<Options, 'properNouns'> & Partial<Pick<Options, 'parts' | 'family'>>;

/** What counts as a word: no conjunctions, particles, interjections, no names, unless the table says so. */
export function admits({ properNouns, parts, family = false }: WordOptions): Admits {
  const named = parts === 'all' ? PARTS_OF_SPEECH : NAMED_PARTS;
  return { parts: named, properNouns, vulgar: !family };
}

/** Those that the rulebook of the box names. */
const NAMED_PARTS: Admits['parts'] = [
  'noun',
  'verb',
  'numeral',
  'adjective',
  'pronoun',
  'adverb',
  'preposition',
];

/** Why something is no word; null if it is one. */
export function faultOf(lexicon: Lexicon, options: WordOptions, word: string): NoWordReason | null {
  const verdict = lexicon.verdict(word, admits(options));
  return verdict.word ? null : verdict.reason;
}

export interface Offence {
  readonly word: string;
  readonly reason: NoWordReason;
}

/** Those of the runs that are no words; `admitted` are words that the table lets count all the same. */
export function offences(
  lexicon: Lexicon,
  options: WordOptions,
  runs: readonly Run[],
  admitted: readonly string[] = [],
): Offence[] {
  return runs.flatMap(({ word }) => {
    const reason = admitted.includes(word) ? null : faultOf(lexicon, options, word);
    return reason ? [{ word, reason }] : [];
  });
}
