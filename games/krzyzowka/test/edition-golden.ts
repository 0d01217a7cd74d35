import type { EditionId } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { admits } from '../rules/index.ts';
import { type Recount, recountText } from './recount.ts';

/** Games of other editions, each called after its own. */
export const EDITION_GAMES = new URL('../fixtures/editions/', import.meta.url);

export function recountEdition(text: string): Recount {
  const edition = /^options: .*"edition":"(\w+)"/m.exec(text)?.[1] as EditionId;
  const parts = admits({ properNouns: false });
  return recountText(text, (word) => readLexicon(edition).verdict(word, parts).word);
}
