import * as v from 'valibot';
import { DECK_NAMES, newestDeck, ownDeckSchema } from '../decks/index.ts';

export const VARIANTS = ['exclusive', 'hot'] as const;
export type Variant = (typeof VARIANTS)[number];

/** One board in as few turns as can be: the task of the Daily Edition. */
export const ALONE = { min: 1, max: 1 } as const;
export const SEATS = { exclusive: { min: 2, max: 4 }, hot: { min: 2, max: 8 } } as const;

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.hot.max - 1));

const entries = v.strictObject({
  /** `exclusive` is the rulebook's Temat na wyłączność, `hot` its Gorący temat. */
  variant: v.optional(v.picklist(VARIANTS), 'exclusive'),
  /** One of ours by its name, or somebody's own, whole. */
  deck: v.optional(v.union([v.picklist(DECK_NAMES), ownDeckSchema]), newestDeck('pl')),
  /** `table`: the app looks at colours only; the players object to a title and vote. */
  grammar: v.optional(v.picklist(['checked', 'table']), 'checked'),
  /** Hot only: of the two tiles left, at least one is laid if any can be. */
  mustLay: v.optional(v.boolean(), false),
  /** Titles that nothing can complete any more are discarded at once. */
  deadEnds: v.optional(v.boolean(), true),
  /** `tabloid`: who last read one is asked at the table, and then who is the youngest. */
  start: v.optional(v.union([v.picklist(['random', 'tabloid']), seatNumber]), 'random'),
  /** Exclusive only, with grammar checked: nobody else is there. */
  alone: v.exactOptional(v.literal(true)),
});

export const optionsSchema = v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);

export type Options = v.InferOutput<typeof optionsSchema>;
