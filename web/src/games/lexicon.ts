import { type EditionId, type Lexicon, type Lexicons, openLexiconInPieces } from '@late/lexicon';
import { rememberLists } from '../lexicon/other-list.ts';
import { readLexicon } from '../lexicon/read-lexicon.ts';
import { nextTask } from '../shell/next-task.ts';

const opened = new Map<EditionId, Lexicon>();

/** The words that have come to this page so far, one copy of each edition's. */
export const lexicons: Lexicons = (edition) => opened.get(edition) ?? null;

/** Has the words of an edition at hand, fetched when a table first needs them. */
export async function openEdition(edition: EditionId): Promise<void> {
  if (opened.has(edition)) return;
  const list = await readLexicon(edition);
  await nextTask();
  const lexicon = await openLexiconInPieces(list, nextTask);
  opened.set(edition, lexicon);
  rememberLists(edition, lexicon.lists);
}
