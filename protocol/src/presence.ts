import * as v from 'valibot';
import { listOf, seatSchema } from './parts.ts';

/** Who is connected. */
export const presenceFields = {
  present: listOf(seatSchema),
  /** Of the seats that are teams, the names of those who are. */
  here: listOf(v.string()),
};

const presenceSchema = v.object(presenceFields);

export type Presence = v.InferOutput<typeof presenceSchema>;
