import type { Schema } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import * as v from 'valibot';
import type { Refusal } from './refusal.ts';

export const GAMES = [1, 2, 3] as const;
export const VERDICTS = ['checked', 'challenge'] as const;
export const MINUTES = ['off', 2, 3, 5, 8, 10] as const;
export const ROUND_ORDERS = ['together', 'in-turn'] as const;

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export interface Options {
  /** 1: the common crossword. 2: everybody's own. 3: the longest word. */
  readonly game: (typeof GAMES)[number];
  readonly properNouns: boolean;
  /** Game 1: the dictionary is asked at once, or when somebody challenges a word. */
  readonly words: (typeof VERDICTS)[number];
  /** Games 2 and 3: how long a round lasts. */
  readonly minutes: (typeof MINUTES)[number];
  /** Games 2 and 3: all at once, or one after the other with the same tiles, on one device. */
  readonly rounds: (typeof ROUND_ORDERS)[number];
  /** The word list that the table plays by. */
  readonly list: string;
}

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

/** An option that the chosen game does not know is set to the one value it could have. */
export function optionsSchema(lexicon: Lexicon): Schema<Options> {
  const entries = v.strictObject({
    game: v.optional(v.picklist(GAMES), 1),
    properNouns: v.optional(v.boolean(), false),
    words: v.optional(v.picklist(VERDICTS), 'checked'),
    minutes: v.exactOptional(v.picklist(MINUTES)),
    rounds: v.optional(v.picklist(ROUND_ORDERS), 'together'),
    list: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/)), lexicon.id),
  });
  return v.pipe(
    v.custom<v.InferInput<typeof entries>>(isObject),
    entries,
    v.transform(({ game, properNouns, words, minutes, rounds, list }): Options => {
      if (game === 1) return { game, properNouns, words, minutes: 'off', rounds: 'together', list };
      const time = minutes ?? (game === 2 ? 5 : 'off');
      return { game, properNouns, words: 'checked', minutes: time, rounds, list };
    }),
  );
}

export function checkSetup(lexicon: Lexicon, { list }: Options): Refusal | null {
  if (list === lexicon.id) return null;
  return { code: 'krzyzowka.list', params: { list, ours: lexicon.id }, rule: 'words' };
}
