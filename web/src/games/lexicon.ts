import { type Lexicon, openLexicon } from '@late/lexicon';
import { rememberLists } from '../lexicon/other-list.ts';
import { readLexicon } from '../lexicon/read-lexicon.ts';

/** The Polish words, for the games that are made with them: one copy a page, fetched when first needed. */
export async function loadLexicon(): Promise<Lexicon> {
  const lexicon = openLexicon(await readLexicon());
  rememberLists(lexicon.lists);
  return lexicon;
}
