import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';
import { arrangementSchema, ofTheGame } from './parts.ts';
import { nameSchema } from './request.ts';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** How long a seat may think, at a new table. */
export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('turn'), seconds: whole(10, 3600) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);

/** The body of a request for a new room. The host takes the first open seat if they give a name. */
export const createRoomSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  options: v.optional(ofTheGame('Options'), {}),
  seats: v.pipe(v.array(arrangementSchema), v.minLength(1), v.maxLength(WIRE_LIMITS.seats)),
  listed: v.optional(v.boolean(), false),
  clock: v.optional(clockSchema, { kind: 'none' }),
  name: v.exactOptional(nameSchema),
});

export type CreateRoom = v.InferOutput<typeof createRoomSchema>;

/** The room that was opened, and the short code by which people find it. */
export const createdRoomSchema = v.object({ id: v.string(), code: v.string() });
