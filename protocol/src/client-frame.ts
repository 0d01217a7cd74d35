import * as v from 'valibot';
import { draftSchema } from './draft.ts';
import { countSchema } from './parts.ts';
import { clientIdSchema, requestSchema } from './request.ts';

/** From client to server. */
export const clientFrameSchema = v.variant('t', [
  /** `id` is the client's own: the same one sent twice is carried out once and answered twice. */
  v.strictObject({ t: v.literal('do'), id: clientIdSchema, request: requestSchema }),
  /** "I know the room up to here; what else?" */
  v.strictObject({ t: v.literal('sync') }),
  /** What the sender has half laid while a question is open, for the others of their team. */
  v.strictObject({ t: v.literal('draft'), question: countSchema, draft: draftSchema }),
  /** The only person at a table would like its bots to be quick, until they are asked again. Never answered. */
  v.strictObject({ t: v.literal('hurry') }),
]);

export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;
