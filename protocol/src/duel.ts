import * as v from 'valibot';
import { countSchema, levelSchema, listOf, ofTheGame, roomIdSchema, timeSchema } from './parts.ts';
import { nameSchema } from './request.ts';

export const DUEL_LIMITS = {
  /** A whole class, and whoever teaches it. */
  players: 40,
  /** Two weeks. */
  hours: 336,
  bots: 5,
} as const;

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The same deal for everybody who has the link. */
export const createDuelSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  options: v.optional(ofTheGame('Options'), {}),
  /** Against whom each of them plays. */
  bots: v.optional(v.pipe(v.array(levelSchema), v.maxLength(DUEL_LIMITS.bots)), []),
  /** How many may play; it is over when so many are through. */
  most: whole(2, DUEL_LIMITS.players),
  hours: whole(1, DUEL_LIMITS.hours),
  name: nameSchema,
});

export type CreateDuel = v.InferOutput<typeof createDuelSchema>;

export const createdDuelSchema = v.object({ id: v.string() });

export const beginRunSchema = v.strictObject({ name: nameSchema });

const runSeenSchema = v.object({
  name: v.string(),
  isYou: v.boolean(),
  /** `late`: it was over after the duel was, and does not count. */
  state: v.picklist(['playing', 'through', 'late']),
  /** Their result by seat, theirs first; missing while it is none of the reader's business, null if there is none. */
  scores: v.exactOptional(v.nullable(listOf(v.number()))),
  /** Where their game can be looked at. */
  room: v.exactOptional(roomIdSchema),
});

export type RunSeen = v.InferOutput<typeof runSeenSchema>;

/** A duel as one person sees it. */
export const duelSeenSchema = v.object({
  id: v.string(),
  game: v.string(),
  options: ofTheGame('Options'),
  bots: listOf(levelSchema),
  /** Who opened it. */
  name: v.string(),
  isHost: v.boolean(),
  commitment: v.string(),
  opened: timeSchema,
  ends: timeSchema,
  isOver: v.boolean(),
  most: countSchema,
  /** The room of the reader's own game. */
  room: v.nullable(v.string()),
  runs: listOf(runSeenSchema),
  /** Shown once it is over. */
  seed: v.nullable(v.string()),
});

export type DuelSeen = v.InferOutput<typeof duelSeenSchema>;
