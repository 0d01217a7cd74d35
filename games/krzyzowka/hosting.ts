import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { isLastWord, type Options, type View } from './rules/index.ts';

const HEADINGS: Readonly<Record<Options['game'], HeadingOf<Texts>>> = {
  1: 'common',
  2: 'own',
  3: 'longest',
};

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The last word is let stand in public: whoever laid it has no tiles left to hide.
  publicStep: (view) => (view.kind === 'common' && isLastWord(view) ? 'people' : 'none'),
  // Anybody at the device may challenge a word, whoever holds it.
  publicMay: (view) => view.kind === 'common' && view.pending !== null,
  heading: ({ game }) => HEADINGS[game],
  // All at once needs a device each; one after the other does not.
  atOneDevice: (options): Options =>
    options.game === 1 ? options : { ...options, rounds: 'in-turn' },
};
