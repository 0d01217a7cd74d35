import type { Schema } from '@late/kernel';
import { type Lexicons, newestList, type OfList, ofEdition, otherListFor } from '@late/lexicon';
import * as v from 'valibot';
import type { Refusal } from './refusal.ts';
import { TILE_EDITIONS } from './tile-sets.ts';

export const GAMES = [1, 2, 3] as const;
export const VERDICTS = ['checked', 'challenge'] as const;
export const TRIES = [3, 1, 'free'] as const;
export const WRONG_CHALLENGES = ['nothing', 'turn'] as const;
export const PARTS = ['rulebook', 'all'] as const;
export const MINUTES = ['off', 2, 3, 5, 8, 10] as const;
export const ROUND_ORDERS = ['together', 'in-turn'] as const;

export const MIN_SEATS = 1;
export const MAX_SEATS = 4;

/** How many rounds there can be, and how many there are unless the table says otherwise. */
export const ROUNDS = {
  2: { most: 8, usual: 4 },
  3: { most: 15, usual: 10 },
} as const;

/** How long a round lasts unless the table says otherwise; alone there is always a clock. */
const USUAL_MINUTES = { 2: 5, 3: 'off' } as const;
const USUAL_MINUTES_ALONE = { 2: 5, 3: 2 } as const;

/** The list decides, by the name and version that its lexicon goes by; its edition is the language of words and tiles. */
export interface Options extends OfList {
  /** 1: the common crossword. 2: everybody's own. 3: the longest word. */
  readonly game: (typeof GAMES)[number];
  readonly properNouns: boolean;
  /** Which parts of speech count: those that the box names, or all. */
  readonly parts: (typeof PARTS)[number];
  /** Whether vulgar words are refused, as at a table with children. */
  readonly family: boolean;
  /** Game 1: the dictionary is asked at once, or when somebody challenges a word. */
  readonly words: (typeof VERDICTS)[number];
  /** Game 1, checked words: how often one may try in a turn. */
  readonly tries: (typeof TRIES)[number];
  /** Game 1, challenged words: what it costs to doubt a word that is one. */
  readonly wrongChallenge: (typeof WRONG_CHALLENGES)[number];
  /** Game 1: whether the table may let a refused word count, by a vote of all others. */
  readonly tableWords: boolean;
  /** Games 2 and 3: how long a round lasts. */
  readonly minutes: (typeof MINUTES)[number];
  /** Games 2 and 3: how many rounds there are. */
  readonly roundCount: number;
  /** Games 2 and 3: all at once, or one after the other with the same tiles, on one device. */
  readonly rounds: (typeof ROUND_ORDERS)[number];
}

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

/** An option that the chosen game does not know is set to the one value it could have. */
export function optionsSchema(lexicons: Lexicons): Schema<Options> {
  const entries = v.strictObject({
    game: v.optional(v.picklist(GAMES), 1),
    properNouns: v.optional(v.boolean(), false),
    parts: v.optional(v.picklist(PARTS), 'rulebook'),
    family: v.optional(v.boolean(), false),
    words: v.optional(v.picklist(VERDICTS), 'checked'),
    tries: v.optional(v.picklist(TRIES), 3),
    wrongChallenge: v.optional(v.picklist(WRONG_CHALLENGES), 'nothing'),
    tableWords: v.optional(v.boolean(), false),
    minutes: v.exactOptional(v.picklist(MINUTES)),
    roundCount: v.exactOptional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS[3].most)),
    ),
    rounds: v.optional(v.picklist(ROUND_ORDERS), 'together'),
    list: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/))),
    edition: v.exactOptional(v.picklist(TILE_EDITIONS)),
  });
  return v.pipe(
    v.custom<v.InferInput<typeof entries>>(isObject),
    entries,
    v.check(({ game, roundCount = 1 }) => game !== 2 || roundCount <= ROUNDS[2].most),
    v.transform((given): Options => {
      const { game, properNouns, parts, family, words, tableWords, rounds } = given;
      const edition = ofEdition(given.edition);
      const list = given.list ?? newestList(lexicons, edition);
      if (game !== 1) {
        return {
          ...{ game, properNouns, parts, family, rounds, list },
          ...UNKNOWN_TO_ROUNDS,
          minutes: given.minutes ?? USUAL_MINUTES[game],
          roundCount: given.roundCount ?? ROUNDS[game].usual,
          ...edition,
        };
      }
      const isChecked = words === 'checked';
      return {
        ...{ game, properNouns, parts, family, words, tableWords, list },
        ...UNKNOWN_TO_TURNS,
        tries: isChecked ? given.tries : 3,
        wrongChallenge: isChecked ? 'nothing' : given.wrongChallenge,
        ...edition,
      };
    }),
  );
}

const UNKNOWN_TO_TURNS = { minutes: 'off', roundCount: 1, rounds: 'together' } as const;
const UNKNOWN_TO_ROUNDS = {
  words: 'checked',
  tries: 3,
  wrongChallenge: 'nothing',
  tableWords: false,
} as const;

/** The usual time and number of rounds of a game: what a form begins with. */
export function usualRounds(game: Options['game']): Pick<Options, 'minutes' | 'roundCount'> {
  if (game === 1) return UNKNOWN_TO_TURNS;
  return { minutes: USUAL_MINUTES[game], roundCount: ROUNDS[game].usual };
}

/** Alone nobody challenges a word and nobody is waited for; the clock is what one plays against. */
export function alone(options: Options): Options {
  const { game, minutes } = options;
  if (game === 1)
    return { ...options, words: 'checked', wrongChallenge: 'nothing', tableWords: false };
  return {
    ...options,
    rounds: 'in-turn',
    minutes: minutes === 'off' ? USUAL_MINUTES_ALONE[game] : minutes,
  };
}

export function checkSetup(lexicons: Lexicons, options: Options): Refusal | null {
  const other = otherListFor(lexicons, options);
  return other && { code: 'krzyzowka.list', params: { ...other }, rule: 'words' };
}
