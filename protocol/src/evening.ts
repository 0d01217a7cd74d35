import * as v from 'valibot';
import { clockSchema } from './create-room.ts';
import { countSchema, listOf, ofTheGame } from './parts.ts';

/** The body of a request for the next game of an evening. Who plays follows from who is there. */
export const nextGameSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  options: v.optional(ofTheGame('Options'), {}),
  clock: v.optional(clockSchema, { kind: 'none' }),
});

export type NextGame = v.InferInput<typeof nextGameSchema>;

const kindSchema = v.picklist(['person', 'bot']);

const eveningSeatSchema = v.object({
  kind: kindSchema,
  /** Those who shared it; empty names are of people who left the house. */
  names: listOf(v.string()),
  /** Null until the game has a result. */
  score: v.nullable(v.number()),
  points: v.nullable(countSchema),
  won: v.boolean(),
});

const eveningGameSchema = v.object({
  game: v.string(),
  /** `closed`: it ended without a result. `unread`: it cannot be read just now. */
  state: v.picklist(['waiting', 'playing', 'over', 'closed', 'unread']),
  /** Where it was played, for those who were there. */
  room: v.nullable(v.string()),
  seats: listOf(eveningSeatSchema),
});

const tallyLineSchema = v.object({
  name: v.string(),
  kind: kindSchema,
  isYou: v.boolean(),
  /** Has no seat in this room. */
  isGone: v.boolean(),
  place: v.pipe(countSchema, v.minValue(1)),
  points: countSchema,
  won: countSchema,
  played: countSchema,
});

/** The games that the same people played one after the other, up to this room, and how they stand. */
export const eveningSchema = v.object({
  games: listOf(eveningGameSchema),
  /** How many games were deleted, and count no more. */
  lost: countSchema,
  tally: listOf(tallyLineSchema),
});

export type EveningSeen = v.InferOutput<typeof eveningSchema>;
