import * as v from 'valibot';
import { countSchema, listOf, ofTheGame, seatSchema } from './parts.ts';

const actSchema = v.variant('do', [
  v.object({ do: v.literal('deal') }),
  v.object({ do: v.literal('move') }),
  v.object({ do: v.literal('expire') }),
  v.object({ do: v.literal('redraw'), seat: seatSchema, of: v.string() }),
  v.object({ do: v.literal('undo'), drops: listOf(countSchema) }),
  v.object({
    do: v.literal('note'),
    note: v.objectWithRest({ kind: v.string() }, v.union([v.string(), v.number()])),
  }),
]);

/** What happened at a table so far, as whoever only watches was told it; `length` steps of the room include it. */
export const storySchema = v.object({
  length: countSchema,
  steps: listOf(
    v.object({
      by: v.union([seatSchema, v.picklist(['clock', 'house'])]),
      act: actSchema,
      events: listOf(ofTheGame('an event')),
    }),
  ),
});

export type Story = v.InferOutput<typeof storySchema>;
