import type { Lexicon, Vocabulary, WordGraph } from '@late/lexicon';
import { admits, type Options } from '../rules/index.ts';

/** The table of words that all word games share. */
export const WORD_LIST = 'lexicon/polski';

/** The words that a table admits, as many as somebody knows. */
export type Words = (vocabulary: Vocabulary) => WordGraph;

export function wordsOf(lexicon: Lexicon, options: Pick<Options, 'properNouns'>): Words {
  return (vocabulary) => lexicon.graph(admits(options), vocabulary);
}
