import type { Notation } from '@late/kernel';
import * as v from 'valibot';

export const moveSchema = v.strictObject({ do: v.picklist(['roll', 'hold']) });

export type Move = v.InferOutput<typeof moveSchema>;

/** In a recorded game a move is one word. */
export const notation: Notation<Move> = {
  write: (move) => move.do,
  read: (text) => ({ do: text }),
};
