import * as v from 'valibot';
import { listOf, timeSchema } from './parts.ts';
import { refusalSchema } from './refusal.ts';
import { seatKindSchema } from './room-seen.ts';

export const roomStatusSchema = v.picklist(['waiting', 'playing', 'over']);

/** A room as lists show it. */
const roomLineSchema = v.object({
  id: v.string(),
  code: v.string(),
  game: v.string(),
  status: roomStatusSchema,
  opened: timeSchema,
  touched: timeSchema,
  seats: listOf(v.object({ kind: seatKindSchema, name: v.string() })),
  yourTurn: v.boolean(),
  /** The language of its words, where it plays with words and not with Polish ones. */
  edition: v.exactOptional(v.pipe(v.string(), v.maxLength(8))),
  /** What it comes to if I clear it away: gone for everybody, or off my list. Missing if I cannot. */
  clearing: v.exactOptional(v.picklist(['delete', 'unlist'])),
  /** Why it cannot be opened just now. */
  refusal: v.exactOptional(refusalSchema),
});

export type RoomLine = v.InferOutput<typeof roomLineSchema>;

export const roomListSchema = v.object({
  rooms: listOf(roomLineSchema),
  /** When the server restarts, if that was announced. */
  restart: v.exactOptional(timeSchema),
});
