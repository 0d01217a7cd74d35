import type { HeadingOf, Hosting } from '@late/games/manifest';
import type { Texts } from './locales/texts.gen.ts';
import {
  isLastWord,
  type Options,
  ofEdition,
  ROUNDS,
  TILE_EDITIONS,
  type View,
} from './rules/index.ts';

const HEADINGS = { 1: 'common', 2: 'own', 3: 'longest' } as const;

/** The time of a round that scores are compared by; in game 3 it is the usual one alone, or none. */
const COMPARED_MINUTES: Readonly<Record<2 | 3, readonly Options['minutes'][]>> = {
  2: [5],
  3: ['off', 2],
};

/** Whether words, time and rounds are the usual ones: scores of other tables are kept apart. */
function isUsual({ game, properNouns, parts, ...rest }: Options): boolean {
  if (properNouns || parts === 'all') return false;
  if (game === 1) return rest.tries === 3 && rest.words === 'checked';
  const { minutes, roundCount } = rest;
  return roundCount === ROUNDS[game].usual && COMPARED_MINUTES[game].includes(minutes);
}

function headingOf(options: Options): HeadingOf<Texts> {
  const { game, minutes } = options;
  if (isUsual(options)) return HEADINGS[game];
  if (game === 1) return 'common-terms';
  return minutes === 'off' ? `${HEADINGS[game]}-untimed` : `${HEADINGS[game]}-terms`;
}

/** What is not as usual, as the heading says it. */
function termsOf(options: Options) {
  if (isUsual(options)) return {};
  const { game, minutes, properNouns, parts, roundCount, tries } = options;
  const more = parts === 'all' ? (properNouns ? 'both' : 'all') : properNouns ? 'names' : 'box';
  const words = `krzyzowka.terms.words-${more}` as const;
  if (game === 1) {
    const checked = `krzyzowka.terms.tries-${tries}` as const;
    const verdict = options.words === 'challenge' ? 'krzyzowka.terms.doubts' : checked;
    return { tries: verdict, words };
  }
  return { count: roundCount, ...(minutes === 'off' ? {} : { minutes }), words };
}

export const hosting: Hosting<Options, View, HeadingOf<Texts>> = {
  // The last word is let stand in public, and so are words of the table: hands are not shown meanwhile.
  publicStep: (view) =>
    view.kind === 'common' && (isLastWord(view) || view.tableWords.vote) ? 'people' : 'none',
  // Anybody at the device may challenge a word, or ask for one, whoever holds it.
  publicMay: (view) =>
    view.kind === 'common' && (view.pending !== null || view.tableWords.refused !== null),
  // In games 2 and 3 everybody lays for themselves; how is shown when the round is counted.
  stage: (view) => (view.kind === 'own' ? view.points.length : null),
  heading: headingOf,
  // Words of other languages are not compared.
  terms: (options) => ({
    ...termsOf(options),
    ...(options.edition && { edition: options.edition }),
  }),
  // Everybody plays in their own language, as far as there is a box of it; Polish goes without saying.
  // People judge each other's words, as in the box; bots and the lonely ask the dictionary.
  usual: (language, party) => ({
    words: party === 'people' ? 'challenge' : 'checked',
    tableWords: party === 'people',
    ...ofEdition(TILE_EDITIONS.find((edition) => edition === language)),
  }),
  firstCompany: 'bots',
  // All at once needs a device each; one after the other does not.
  atOneDevice: (options): Options =>
    options.game === 1 ? options : { ...options, rounds: 'in-turn' },
};
