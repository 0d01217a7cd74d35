import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import type { Options, View } from './rules/index.ts';

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // Cheques are for their owner's eyes, and so is what a duel has shown of them.
  publicStep: ({ phase }) =>
    phase.at === 'cheques' || phase.at === 'ad' || phase.at === 'duck' ? 'none' : 'people',
  heading: ({ alone }) => (alone ? 'alone' : 'paper'),
};
