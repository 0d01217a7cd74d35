import type { Refusal } from '@late/kernel';
import { clientIdSchema, countSchema, requestSchema, roomIdSchema } from '@late/protocol';
import * as v from 'valibot';
import { memberSchema } from './parts.ts';

/** A refusal as the rooms of this house make it; it goes on to the client as it is. */
const refusalSchema = v.custom<Refusal>(
  (refusal) => typeof (refusal as Partial<Refusal> | null)?.code === 'string',
);

/** What processes say to each other of moves that one asks the other to judge. `number` is the asker's own. */
export const moveMessageSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('move'),
    number: countSchema,
    table: roomIdSchema,
    member: memberSchema,
    id: clientIdSchema,
    request: requestSchema,
    /** Whether the asker follows the table: then it hears with the steps that they are the answer. */
    follows: v.boolean(),
    /** When it was asked, by the asker's clock. */
    at: countSchema,
  }),
  v.strictObject({ t: v.literal('done'), number: countSchema, length: countSchema }),
  v.strictObject({ t: v.literal('refused'), number: countSchema, refusal: refusalSchema }),
  /** Nobody knows what came of it: whoever asked does it for themselves. */
  v.strictObject({ t: v.literal('failed'), number: countSchema }),
]);

export type MoveMessage = v.InferOutput<typeof moveMessageSchema>;
