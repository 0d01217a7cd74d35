import { type Lexicon, listOf, type OfList, type Vocabulary, type WordGraph } from '@late/lexicon';
import { admits, type WordOptions } from '../rules/index.ts';

/** The words that a table admits, as many as somebody knows. */
export interface Words {
  /** What a bot lays: nothing vulgar. */
  said(vocabulary: Vocabulary): WordGraph;
  /** What it takes for a word when somebody else lays it. */
  heard(vocabulary: Vocabulary): WordGraph;
}

export function wordsOf(lexicon: Lexicon, options: WordOptions & OfList): Words {
  const list = listOf(lexicon, options);
  const admitted = admits(options);
  return {
    said: (vocabulary) => list.graph({ ...admitted, vulgar: false }, vocabulary),
    heard: (vocabulary) => list.graph(admitted, vocabulary),
  };
}
