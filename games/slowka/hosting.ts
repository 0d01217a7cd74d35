import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { isLastWord, type Options, ofEdition, TOKEN_EDITIONS, type View } from './rules/index.ts';

const HEADINGS = { 3: 'checked', 1: 'one-try', free: 'free' } as const;

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The last word is approved in public, and so are words of the table: hands are not shown meanwhile.
  publicStep: (view) => (isLastWord(view) || view.tableWords.vote ? 'people' : 'none'),
  // Anybody at the device may challenge a word, or ask for one, whoever holds it.
  publicMay: ({ tableWords, waiting }) => waiting !== null || tableWords.refused !== null,
  heading: ({ tries, words }) => (words === 'challenge' ? words : HEADINGS[tries]),
  // Words of other languages are not compared.
  terms: ({ edition }): Record<string, string> => (edition ? { edition } : {}),
  // Everybody plays in their own language, as far as there is a box of it; Polish goes without saying.
  // People judge each other's words, as in the box; bots and the lonely ask the dictionary.
  usual: (language, party) => ({
    words: party === 'people' ? 'challenge' : 'checked',
    tries: party === 'alone' ? 1 : 3,
    tableWords: party === 'people',
    ...ofEdition(TOKEN_EDITIONS.find((edition) => edition === language)),
  }),
  firstCompany: 'bots',
};
