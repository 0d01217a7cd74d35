import type { Hosting } from '@late/games/manifest';
import { apart, type Options, type View } from './rules/index.ts';

export const hosting: Hosting<Options, View> = {
  publicStep: ({ dice, options }) =>
    dice ? 'none' : options.dice === 'table' ? 'everyone' : 'people',
  apart,
  heading: ({ sheet, dice }) => `${sheet}-${dice}`,
};
