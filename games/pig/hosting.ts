import type { Hosting } from '@late/games/manifest';
import type { Options, View } from './rules/index.ts';

export const hosting: Hosting<Options, View> = {
  // Nothing is secret: whoever holds the device may roll for the person whose turn it is.
  publicStep: () => 'people',
  heading: ({ goal }) => `to-${goal}`,
};
