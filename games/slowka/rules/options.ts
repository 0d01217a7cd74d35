import type { Schema } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import * as v from 'valibot';
import { LAYOUT_NAMES, type LayoutName } from './layout.ts';

/** `checked`: the dictionary is asked at once. `challenge`: only if another player challenges the word. */
export const VERDICTS = ['checked', 'challenge'] as const;
export type Verdicts = (typeof VERDICTS)[number];

export interface Options {
  readonly words: Verdicts;
  /** The word list that decides, by the name and version that its lexicon goes by. */
  readonly list: string;
  readonly board: LayoutName;
}

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

/** Every table names its word list, even one that was opened without asking for any. */
export function optionsSchema(lexicon: Lexicon): Schema<Options> {
  const entries = v.strictObject({
    words: v.optional(v.picklist(VERDICTS), 'checked'),
    list: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)), lexicon.id),
    board: v.optional(v.picklist(LAYOUT_NAMES), 'pairs'),
  });
  return v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);
}
