import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import type { Options, View } from './rules/index.ts';

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The die is rolled, and three tiles are drawn, before anybody needs to see a tile of their own.
  publicStep: ({ phase }) => (phase.at === 'roll' || phase.at === 'draw' ? 'people' : 'none'),
  heading: ({ variant }) => variant,
  usual: (language) => ({ deck: language }),
};
