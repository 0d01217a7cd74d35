import type { Hosting } from '@late/games/manifest';
import type { Options, View } from './rules/index.ts';

export const hosting: Hosting<Options, View> = {
  // The die is rolled, and three tiles are drawn, before anybody needs to see a tile of their own.
  publicStep: ({ phase }) => (phase.at === 'roll' || phase.at === 'draw' ? 'people' : 'none'),
  heading: ({ variant }) => variant,
  usual: (language) => ({ deck: language }),
};
