import { countSchema, roomIdSchema, timeSchema } from '@late/protocol';
import * as v from 'valibot';
import { memberSchema, processSchema } from './parts.ts';

/** So many are told at a time. */
export const MOST_TOLD = 1_000;

/** Of so many keys it is told at a time how much they use. */
export const MOST_USES = 300;

/** Keys are hashes: addresses and people need not travel. */
const usesSchema = v.pipe(
  v.array(v.pipe(v.tuple([v.pipe(v.string(), v.maxLength(64)), countSchema]), v.readonly())),
  v.maxLength(MOST_USES),
);

function told<const S extends v.GenericSchema>(value: S) {
  return v.pipe(v.array(v.tuple([roomIdSchema, memberSchema, value])), v.maxLength(MOST_TOLD));
}

/** What processes tell each other of the whole house. */
export const houseMessageSchema = v.variant('t', [
  /** A process begins to hear, and knows nothing of what was said before. */
  v.strictObject({ t: v.literal('hello') }),
  /** A process goes, and everybody who is connected to it. */
  v.strictObject({ t: v.literal('bye') }),
  /** Once a second: which of its messages about who is here was the last. */
  v.strictObject({ t: v.literal('beat'), number: countSchema }),
  /** How this process can deal; of one that does not say so, luck by version 1 is all that it knows. */
  v.strictObject({ t: v.literal('deals'), fairness: v.picklist([2]) }),
  /** A message was missed: the process is to tell again everybody who is here. */
  v.strictObject({ t: v.literal('ask'), of: processSchema }),
  /**
   * How often people are connected to a room, where that changed, and who asked something of a room without
   * a socket, how many milliseconds ago. `all` is followed by everybody: what was told before is void.
   */
  v.strictObject({
    t: v.literal('here'),
    number: countSchema,
    all: v.boolean(),
    connected: told(countSchema),
    asked: told(timeSchema),
  }),
  /** Somebody's token opens nothing any more. */
  v.strictObject({ t: v.literal('voided'), member: memberSchema }),
  v.strictObject({ t: v.literal('deleted'), table: roomIdSchema }),
  /** What is stored of a table was written anew, without somebody. */
  v.strictObject({ t: v.literal('rewritten'), table: roomIdSchema }),
  /** Somebody has blocked others, or does so no more. */
  v.strictObject({ t: v.literal('blocks'), member: memberSchema }),
  v.strictObject({ t: v.literal('bans') }),
  /** What was spent of budgets since it was last told, and how many connections are held, by whoever has many. */
  v.strictObject({
    t: v.literal('use'),
    requests: usesSchema,
    frames: usesSchema,
    held: usesSchema,
  }),
  /** When the house restarts, null for never, and when that was said: the last word counts. */
  v.strictObject({ t: v.literal('restart'), at: v.nullable(timeSchema), said: timeSchema }),
]);

export type HouseMessage = v.InferOutput<typeof houseMessageSchema>;
