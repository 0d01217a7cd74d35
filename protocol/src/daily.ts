import { isDay } from '@late/kernel';
import * as v from 'valibot';
import { countSchema, listOf, roomIdSchema, timeSchema } from './parts.ts';
import { nameSchema } from './request.ts';

/** So many play for a house's table of a day; a page shows them all. */
export const DAILY_LIMITS = { players: 500 } as const;

/** Which deal is meant; `-` is the edition of tasks that are the same in all languages. */
const deal = {
  task: v.pipe(v.string(), v.regex(/^[a-z]{1,20}-[a-z]{1,20}$/)),
  edition: v.pipe(v.string(), v.regex(/^([a-z]{2}|-)$/)),
};

export const dailyDealSchema = v.object(deal);

export const dailyTableOfSchema = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  ...deal,
});

export const beginDailySchema = v.strictObject({ name: nameSchema });

/** Somebody who is through, best first. */
const dailyLineSchema = v.object({
  rank: countSchema,
  name: v.string(),
  score: v.number(),
  isYou: v.boolean(),
  /** Where their game can be looked at. */
  room: roomIdSchema,
});

/** A house's table of a day, as one person sees it. */
export const dailyTableSchema = v.object({
  /** The SHA-256 of the seed, from the first look on; null where nobody ever looked. */
  commitment: v.nullable(v.string()),
  ends: timeSchema,
  isOver: v.boolean(),
  /** Kept by the house until midnight. */
  seed: v.nullable(v.string()),
  /** The room of the reader's own game. */
  room: v.nullable(roomIdSchema),
  /** How many have begun, and how many are through. */
  begun: countSchema,
  through: countSchema,
  /** Only for those who are through themselves, or when the day is over. */
  lines: v.nullable(listOf(dailyLineSchema)),
});

export type DailyTable = v.InferOutput<typeof dailyTableSchema>;
export type DailyLine = v.InferOutput<typeof dailyLineSchema>;
