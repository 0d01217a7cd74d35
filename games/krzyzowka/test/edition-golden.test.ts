import { GoldenGames } from '@late/kernel/testing';
import { EDITION_GAMES, recountEdition } from './edition-golden.ts';
import { polishGame as game } from './polish.ts';
import { replayed } from './replayed.ts';

/** What each game must come to: scores | winners | how it ended. */
const EXPECTED: Record<string, string> = {
  en: '93 120 | 1 | empty-hand',
  de: '64 148 | 1 | empty-hand',
  fr: '134 91 | 0 | empty-hand',
  it: '97 149 | 1 | empty-hand',
};

new GoldenGames({
  game,
  folder: EDITION_GAMES,
  expected: EXPECTED,
  replayed,
  recounted(text) {
    const { scores, winners } = recountEdition(text);
    return `${scores.join(' ')} | ${winners.join(' ')} | `;
  },
}).examine();
