import { type EditionId, type Lexicon, openLexicon } from '@late/lexicon';
import { rememberLists } from '../lexicon/other-list.ts';
import { readLexicon } from '../lexicon/read-lexicon.ts';
import { nextTask } from '../shell/next-task.ts';

/** The words of an edition, for the games that are made with them: one copy a page, fetched when first needed. */
export async function loadLexicon(edition: EditionId): Promise<Lexicon> {
  const list = await readLexicon(edition);
  await nextTask();
  const lexicon = openLexicon(list);
  rememberLists(lexicon.lists);
  return lexicon;
}
