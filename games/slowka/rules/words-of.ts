import type { EditionId, Lexicon } from '@late/lexicon';
import { editionOf, type OfEdition } from './token-sets.ts';

/** The words of a table's edition; null where there are none. */
export type WordsOf = (options: OfEdition) => Lexicon | null;

export function wordsOf(lexicon: Lexicon, others: (edition: EditionId) => Lexicon | null): WordsOf {
  return (options) => {
    const edition = editionOf(options);
    return edition === lexicon.edition.id ? lexicon : others(edition);
  };
}
