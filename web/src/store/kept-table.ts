import {
  BOT_LEVELS,
  type Entry,
  isDay,
  MOST_PARTS,
  RECORD_LIMITS,
  type Result,
} from '@late/kernel';
import type { Plan } from '@late/table';
import * as v from 'valibot';

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
/** In milliseconds. Far beyond any date, calendars cannot write it nor records hold it. */
export const timeSchema = v.pipe(natural, v.maxValue(10 ** 14 - 1));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(RECORD_LIMITS.name));

const holder = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['person', 'team']), name }),
  v.strictObject({ kind: v.literal('bot'), name, level: v.picklist(BOT_LEVELS) }),
  v.strictObject({ kind: v.literal('empty') }),
]);

const part = v.strictObject({
  seat: v.pipe(natural, v.maxValue(RECORD_LIMITS.seats - 1)),
  hash: hex,
  value: v.nullable(hex),
});

const planSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: v.pipe(v.string(), v.maxLength(20)),
  version: natural,
  options: v.unknown(),
  holders: v.pipe(v.array(holder), v.minLength(1), v.maxLength(RECORD_LIMITS.seats)),
  clock: v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({ kind: v.literal('turn'), seconds: natural }),
    v.strictObject({ kind: v.literal('days'), days: natural }),
  ]),
  commitment: hex,
  fairness: v.exactOptional(v.picklist([1, 2])),
  parts: v.exactOptional(
    v.union([v.literal('one device'), v.pipe(v.array(part), v.maxLength(MOST_PARTS))]),
  ),
  counted: v.exactOptional(v.literal(true)),
  again: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  opened: timeSchema,
  daily: v.exactOptional(
    v.strictObject({
      day: v.pipe(v.string(), v.check(isDay)),
      mode: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
      edition: v.pipe(v.string(), v.regex(/^[a-z]{0,8}$/)),
      counts: v.boolean(),
    }),
  ),
});

/** Only a bound: how many games an evening has is known where the next one begins. */
const MOST_BEFORE = 100;

const result = v.object({ scores: v.array(v.number()), winners: v.array(natural) });

/** A table as this browser keeps it. */
export interface KeptTable {
  readonly plan: Plan;
  readonly seed: string;
  readonly touched: number;
  readonly result: Result | null;
  /** The name of the lesson that it began with: its luck is known to all, and it counts for nothing. */
  readonly lesson?: string;
  /** The tables of the games before it on the same evening, the first one first. */
  readonly evening?: readonly string[];
}

export const keptTableSchema: v.GenericSchema<unknown, KeptTable> = v.strictObject({
  plan: planSchema,
  seed: hex,
  touched: timeSchema,
  result: v.nullable(result),
  lesson: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  evening: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))), v.maxLength(MOST_BEFORE)),
  ),
});

const act = v.variant('do', [
  v.strictObject({ do: v.literal('deal') }),
  v.strictObject({ do: v.literal('move'), move: v.unknown() }),
  v.strictObject({ do: v.literal('expire') }),
  v.strictObject({
    do: v.literal('redraw'),
    seat: natural,
    of: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  v.strictObject({ do: v.literal('undo'), drops: v.pipe(v.array(natural), v.minLength(1)) }),
  v.strictObject({
    do: v.literal('note'),
    note: v.intersect([
      v.object({ kind: v.string() }),
      v.record(v.string(), v.union([v.string(), v.number()])),
    ]),
  }),
]);

export const entrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  seq: natural,
  at: timeSchema,
  by: v.union([natural, v.picklist(['clock', 'house'])]),
  act,
  tape: v.pipe(v.array(natural), v.maxLength(RECORD_LIMITS.tape)),
});
