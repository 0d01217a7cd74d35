import * as v from 'valibot';
import { countSchema, listOf, seatSchema, timeSchema } from './parts.ts';
import { nameSchema } from './request.ts';

/** Somebody who is not to be heard, under the name that they had when they were blocked. */
export const blockSchema = v.object({ id: v.string(), name: v.string(), since: timeSchema });

export type Block = v.InferOutput<typeof blockSchema>;

export const blockListSchema = v.object({ blocks: listOf(blockSchema) });

/** Who is meant: whoever said a line, or sits at a seat; in a team, the one of that name. */
export const newBlockSchema = v.pipe(
  v.strictObject({
    line: v.exactOptional(countSchema),
    seat: v.exactOptional(seatSchema),
    name: v.exactOptional(nameSchema),
  }),
  v.check(({ line, seat }) => (line === undefined) !== (seat === undefined)),
);

export const blockIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));
