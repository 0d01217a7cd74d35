import { BOT_LEVELS } from '@late/kernel';
import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';

/** The small schemas that the others are made of. */

export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Milliseconds since the epoch. */
export const timeSchema = v.number();

export const seatSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(WIRE_LIMITS.seats - 1),
);

export const levelSchema = v.picklist(BOT_LEVELS);

/** What the host may make of a seat. */
export const arrangementSchema = v.picklist(['open', 'closed', ...BOT_LEVELS]);

export const roomIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** 32 bytes in lower-case hexadecimal. */
export const hexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What only the game knows the shape of, and judges. */
export function ofTheGame(what: string) {
  return v.pipe(v.unknown(), v.description(`${what}; its shape is the game’s own`));
}

export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.readonly());
}
