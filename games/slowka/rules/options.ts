import type { Schema } from '@late/kernel';
import { type Lexicons, newestList, type OfList, ofEdition } from '@late/lexicon';
import * as v from 'valibot';
import { LAYOUT_NAMES, type LayoutName } from './layout.ts';
import { TOKEN_EDITIONS } from './token-sets.ts';

/** `checked`: the dictionary is asked at once. `challenge`: only if another player challenges the word. */
export const VERDICTS = ['checked', 'challenge'] as const;
export type Verdicts = (typeof VERDICTS)[number];

/** `checked`: how many words may be refused before the turn is lost. */
export const TRIES = [3, 1, 'free'] as const;
export type Tries = (typeof TRIES)[number];

/** `challenge`: what a doubt costs whose word is in the dictionary: nothing, or the doubter's next turn. */
export const WRONG_CHALLENGES = ['nothing', 'turn'] as const;
export type WrongChallenge = (typeof WRONG_CHALLENGES)[number];

/** The list decides, by the name and version that its lexicon goes by; its edition is the language of words and tokens. */
export interface Options extends OfList {
  readonly words: Verdicts;
  readonly tries: Tries;
  readonly wrongChallenge: WrongChallenge;
  /** Whether the table may let a refused word count, by a vote of all others. */
  readonly tableWords: boolean;
  /** Whether vulgar words are refused to everybody. */
  readonly family: boolean;
  readonly board: LayoutName;
}

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

/**
 * Every table names its word list, even one that was opened without asking for any. What is not said is as
 * it was before it could be said.
 */
export function optionsSchema(lexicons: Lexicons): Schema<Options> {
  const entries = v.strictObject({
    words: v.optional(v.picklist(VERDICTS), 'checked'),
    tries: v.optional(v.picklist(TRIES), 3),
    wrongChallenge: v.optional(v.picklist(WRONG_CHALLENGES), 'nothing'),
    tableWords: v.optional(v.boolean(), false),
    family: v.optional(v.boolean(), false),
    list: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/))),
    board: v.optional(v.picklist(LAYOUT_NAMES), 'pairs'),
    edition: v.exactOptional(v.picklist(TOKEN_EDITIONS)),
  });
  return v.pipe(
    v.custom<v.InferInput<typeof entries>>(isObject),
    entries,
    v.transform(({ board, edition, list, ...rest }): Options => {
      const said = ofEdition(edition);
      return { ...rest, list: list ?? newestList(lexicons, said), board, ...said };
    }),
  );
}
