import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { apart, type Options, type View } from './rules/index.ts';

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  publicStep: ({ dice, options }) =>
    dice ? 'none' : options.dice === 'table' ? 'everyone' : 'people',
  apart,
  stage: ({ dice, throws }) => (dice ? throws - 1 : throws),
  // The children's rule saves crosses, so its scores are higher.
  heading: ({ sheet, dice, children }, seat) =>
    children.includes(seat) ? `${sheet}-${dice}-child` : `${sheet}-${dice}`,
};
