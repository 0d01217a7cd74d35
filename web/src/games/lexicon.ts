import { type Lexicon, openLexicon } from '@late/lexicon';
import { readLexicon } from '../lexicon/read-lexicon.ts';

/** The Polish words, for the games that are made with them: one copy a page, fetched when first needed. */
export async function loadLexicon(): Promise<Lexicon> {
  return openLexicon(await readLexicon());
}
