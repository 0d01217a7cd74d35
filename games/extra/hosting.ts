import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { apart, type Options, type View } from './rules/index.ts';

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  publicStep: ({ dice, options }) =>
    dice ? 'none' : options.dice === 'table' ? 'everyone' : 'people',
  apart,
  heading: ({ sheet, dice }) => `${sheet}-${dice}`,
};
