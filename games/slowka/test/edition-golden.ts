import { ANY_PART, type EditionId } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { slowka } from '../rules/index.ts';
import { golden } from './golden.ts';
import { type Recount, recountText } from './recount.ts';

/** By the whole lists of all editions. */
export const game = slowka(readLexicon);

/** Games of other editions, each called after its own. */
export const editionGolden = {
  folder: new URL('../fixtures/editions/', import.meta.url),
  recount: (text: string): Recount => {
    const edition = /^options: .*"edition":"(\w+)"/m.exec(text)?.[1] as EditionId;
    return recountText(text, (word) => readLexicon(edition).verdict(word, ANY_PART).word);
  },
  summary: golden.summary,
};
