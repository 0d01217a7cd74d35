import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import {
  languageOf,
  newestDeck,
  type Options,
  printed,
  type View,
  whyNotDeck,
} from './rules/index.ts';

const PUBLIC: ReadonlySet<View['phase']['at']> = new Set([
  'roll',
  'draw',
  'tabloid',
  'youngest',
  'count',
]);

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The die is rolled, and three tiles are drawn, before anybody needs to see a tile of their own.
  // What the whole table is asked is answered in the open, but a vote is not.
  publicStep: ({ phase }) => (PUBLIC.has(phase.at) ? 'people' : 'none'),
  publicMay: ({ phase }) => phase.at === 'roll' || phase.at === 'draw',
  // A table of strangers is not opened in vain: the deck that it would play with is read first.
  apart: whyNotDeck,
  written: ({ deck }) => {
    if (typeof deck === 'string') return null;
    const texts = printed(deck).prints.map(({ text }) => text);
    return { name: deck.name, text: [deck.name, ...texts].join(' / ') };
  },
  renewed: (options) =>
    typeof options.deck === 'string'
      ? { ...options, deck: newestDeck(languageOf(options.deck)) }
      : options,
  heading: ({ alone, variant }) => (alone ? 'alone' : variant),
  usual: (language) => ({ deck: newestDeck(language) }),
};
