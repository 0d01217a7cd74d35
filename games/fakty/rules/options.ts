import * as v from 'valibot';
import { DECK_NAMES } from '../decks/index.ts';

export const VARIANTS = ['exclusive', 'hot'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SEATS = { exclusive: { min: 2, max: 4 }, hot: { min: 2, max: 8 } } as const;

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.hot.max - 1));

const entries = v.strictObject({
  /** `exclusive` is the rulebook's Temat na wyłączność, `hot` its Gorący temat. */
  variant: v.optional(v.picklist(VARIANTS), 'exclusive'),
  deck: v.optional(v.picklist(DECK_NAMES), 'pl'),
  /** `table`: the app looks at colours only, and the players judge grammar. */
  grammar: v.optional(v.picklist(['checked', 'table']), 'checked'),
  /** Hot only: of the two tiles left, at least one is laid if any can be. */
  mustLay: v.optional(v.boolean(), false),
  start: v.optional(v.union([v.literal('random'), seatNumber]), 'random'),
});

export const optionsSchema = v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);

export type Options = v.InferOutput<typeof optionsSchema>;
