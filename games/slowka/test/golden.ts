import { ANY_PART } from '@late/lexicon';
import { type Recount, recountText } from './recount.ts';
import { NOTEBOOK } from './words.ts';

/** What a fixture comes to on paper, in one line. */
export const golden = {
  folder: new URL('../fixtures/', import.meta.url),
  recount: (text: string): Recount =>
    recountText(text, (word) => NOTEBOOK.verdict(word, ANY_PART).word),
  summary: ({ end, scores, winners, words }: Recount): string => {
    const list = words.map(({ closed, word }) => word + '+'.repeat(closed.length));
    return `${end} | ${scores.join(' ')} | ${winners.join(' ')} | ${list.join(' ')}`;
  },
};
