import type { Admits, Lexicon, NoWordReason } from '@late/lexicon';
import type { Options } from './options.ts';
import type { Run } from './runs.ts';

/** What counts as a word: no conjunctions, particles, interjections; names if the table says so. */
export function admits({ properNouns }: Pick<Options, 'properNouns'>): Admits {
  return properNouns ? WITH_NAMES : WITHOUT_NAMES;
}

const PARTS: Admits['parts'] = [
  'noun',
  'verb',
  'numeral',
  'adjective',
  'pronoun',
  'adverb',
  'preposition',
];
// One object each: a lexicon keeps a graph for every question that it was asked.
const WITHOUT_NAMES: Admits = { parts: PARTS, properNouns: false };
const WITH_NAMES: Admits = { parts: PARTS, properNouns: true };

/** Why something is no word; null if it is one. */
export function faultOf(lexicon: Lexicon, options: Options, word: string): NoWordReason | null {
  const verdict = lexicon.verdict(word, admits(options));
  return verdict.word ? null : verdict.reason;
}

export interface Offence {
  readonly word: string;
  readonly reason: NoWordReason;
}

/** Those of the runs that are no words. */
export function offences(lexicon: Lexicon, options: Options, runs: readonly Run[]): Offence[] {
  return runs.flatMap(({ word }) => {
    const reason = faultOf(lexicon, options, word);
    return reason ? [{ word, reason }] : [];
  });
}
