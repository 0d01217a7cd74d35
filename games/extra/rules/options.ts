import * as v from 'valibot';
import { SHEET_NAMES } from './sheet.ts';

export const MAX_SEATS = 6;

export const DICE_SOURCES = ['house', 'table'] as const;

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

const entries = v.strictObject({
  sheet: v.optional(v.picklist(SHEET_NAMES), 'schmidt'),
  /** `table`: the group throws its own dice and the roller types them in. */
  dice: v.optional(v.picklist(DICE_SOURCES), 'house'),
  /** Seats that play by the children's rule. */
  children: v.optional(
    v.pipe(
      v.array(seatNumber),
      v.maxLength(MAX_SEATS),
      v.check((seats) => new Set(seats).size === seats.length),
    ),
    [],
  ),
});

export const optionsSchema = v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);

export type Options = v.InferOutput<typeof optionsSchema>;
