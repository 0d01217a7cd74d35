import * as v from 'valibot';
import { listOf, seatSchema, timeSchema } from './parts.ts';
import { nameSchema } from './request.ts';
import { roomStatusSchema } from './room-line.ts';
import { seatSeenSchema } from './room-seen.ts';

const memberSchema = v.string();

/** Who somebody is: the same one again, and what they want to be called. */
export const meSchema = v.object({ member: memberSchema, name: v.string() });

export const renameSchema = v.strictObject({ name: nameSchema });

/** A program's way to be somebody: only a hash of the token is stored. */
export const newTokenSchema = v.object({ member: memberSchema, token: v.string() });

export const forgottenSchema = v.object({ forgotten: v.literal(true) });

const exportedRoomSchema = v.object({
  id: v.string(),
  code: v.string(),
  game: v.string(),
  opened: timeSchema,
  status: roomStatusSchema,
  /** Missing, like the seats, if the room cannot be opened just now. */
  seat: v.exactOptional(v.nullable(seatSchema)),
  seats: v.exactOptional(listOf(seatSeenSchema)),
  /** What they were called there. */
  names: listOf(v.string()),
  /** What they said there: their own words, or the key of a phrase. */
  said: listOf(v.object({ at: timeSchema, words: v.string(), team: v.boolean() })),
});

export type ExportedRoom = v.InferOutput<typeof exportedRoomSchema>;

const exportedDuelSchema = v.object({
  id: v.string(),
  game: v.string(),
  opened: timeSchema,
  /** What they were called as its host. */
  host: v.exactOptional(v.string()),
  /** Their own game in it. */
  run: v.exactOptional(
    v.object({
      name: v.string(),
      begun: timeSchema,
      through: v.nullable(timeSchema),
      scores: v.nullable(listOf(v.number())),
    }),
  ),
});

export type ExportedDuel = v.InferOutput<typeof exportedDuelSchema>;

/** Everything that is stored about somebody. */
export const exportSchema = v.object({
  member: memberSchema,
  name: v.string(),
  since: timeSchema,
  /** Whom they have blocked, as they were called. */
  blocks: listOf(v.object({ name: v.string(), since: timeSchema })),
  /** What they have reported. */
  reports: listOf(
    v.object({ at: timeSchema, game: v.string(), reason: v.string(), text: v.string() }),
  ),
  /** Those that they opened or play in. */
  duels: listOf(exportedDuelSchema),
  rooms: listOf(exportedRoomSchema),
});
