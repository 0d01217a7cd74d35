import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { isLastWord, type Options, type View } from './rules/index.ts';

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The last word is approved in public: the hands are not shown meanwhile.
  publicStep: (view) => (isLastWord(view) ? 'people' : 'none'),
  // Anybody at the device may challenge a word, whoever holds it.
  publicMay: ({ waiting }) => waiting !== null,
  heading: ({ words }) => words,
};
