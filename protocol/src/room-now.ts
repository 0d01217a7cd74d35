import * as v from 'valibot';
import { presenceFields } from './presence.ts';
import { roomSeenSchema } from './room-seen.ts';

/** A room, and who is connected to it. */
export const roomNowSchema = v.object({ room: roomSeenSchema, ...presenceFields });

export type RoomNow = v.InferOutput<typeof roomNowSchema>;
