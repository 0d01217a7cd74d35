import { countSchema, draftSchema, roomIdSchema } from '@late/protocol';
import type { RoomStep } from '@late/table';
import * as v from 'valibot';
import { memberSchema } from './parts.ts';

/** More than a game ever writes at once. */
const MOST_STEPS = 1_000;

/** A step as it is stored: its number and time are checked, and following it is the judge of its act. */
const stepSchema = v.custom<RoomStep>((step) => {
  const { seq, at, act } = (step ?? {}) as Partial<RoomStep>;
  return (
    Number.isSafeInteger(seq) &&
    typeof at === 'number' &&
    typeof act === 'object' &&
    typeof act?.do === 'string'
  );
});

/** A move that `process` asked for, under its own number, is done; the table is so long with it. */
const doneSchema = v.strictObject({
  process: v.string(),
  number: countSchema,
  length: countSchema,
});

export type Done = v.InferOutput<typeof doneSchema>;

/** Answers to other processes that are among the steps. */
const doneListSchema = v.exactOptional(
  v.pipe(v.array(doneSchema), v.maxLength(MOST_STEPS), v.readonly()),
);

/** What processes tell each other of one table. */
export const tableMessageSchema = v.variant('t', [
  /** What follows a room of `from` steps. */
  v.strictObject({
    t: v.literal('steps'),
    from: countSchema,
    steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(MOST_STEPS), v.readonly()),
    done: doneListSchema,
  }),
  /** How long it is by now, where the steps would be too large a message. */
  v.strictObject({ t: v.literal('length'), length: countSchema, done: doneListSchema }),
  /** What somebody has half laid, for the others of their team. */
  v.strictObject({
    t: v.literal('draft'),
    member: memberSchema,
    question: countSchema,
    draft: draftSchema,
  }),
]);

/** What is said of one of the tables of a letter. */
export const letterPartSchema = v.tuple([roomIdSchema, tableMessageSchema]);

export type TableMessage = v.InferOutput<typeof tableMessageSchema>;
