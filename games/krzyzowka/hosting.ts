import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import { isLastWord, type Options, ROUNDS, type View } from './rules/index.ts';

const HEADINGS = { 1: 'common', 2: 'own', 3: 'longest' } as const;

/** The time of a round that scores are compared by; in game 3 it is the usual one alone, or none. */
const COMPARED_MINUTES: Readonly<Record<2 | 3, readonly Options['minutes'][]>> = {
  2: [5],
  3: ['off', 2],
};

/** Whether words, time and rounds are the usual ones: scores of other tables are kept apart. */
function isUsual({ game, properNouns, parts, tries, minutes, roundCount }: Options): boolean {
  if (properNouns || parts === 'all') return false;
  if (game === 1) return tries === 3;
  return roundCount === ROUNDS[game].usual && COMPARED_MINUTES[game].includes(minutes);
}

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The last word is let stand in public, and so are words of the table: hands are not shown meanwhile.
  publicStep: (view) =>
    view.kind === 'common' && (isLastWord(view) || view.tableWords.vote) ? 'people' : 'none',
  // Anybody at the device may challenge a word, or ask for one, whoever holds it.
  publicMay: (view) =>
    view.kind === 'common' && (view.pending !== null || view.tableWords.refused !== null),
  heading: (options) => {
    const heading = HEADINGS[options.game];
    return isUsual(options) ? heading : `${heading}-house`;
  },
  // People judge each other's words, as in the box; bots and the lonely ask the dictionary.
  usual: (_, party) => ({
    words: party === 'people' ? 'challenge' : 'checked',
    tableWords: party === 'people',
  }),
  firstCompany: 'bots',
  // All at once needs a device each; one after the other does not.
  atOneDevice: (options): Options =>
    options.game === 1 ? options : { ...options, rounds: 'in-turn' },
};
