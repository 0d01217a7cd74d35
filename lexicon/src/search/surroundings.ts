import { RECORD } from './outlook.ts';

export const FREE = -1;
/** How many steps the surroundings see: as far as a word's outlook. */
export const STEPS = RECORD.FAR + 1;

/**
 * By field, `STEPS` masks each: the letters that a path meets first on the board, one step from
 * the field, two steps, and so on, with free fields between.
 */
export function surroundings(
  letters: ArrayLike<number>,
  neighbours: readonly Uint8Array[],
): Int32Array {
  const around = new Int32Array(STEPS * neighbours.length);
  for (let step = 0; step < STEPS; step++) {
    for (const [field, beside] of neighbours.entries()) {
      let seen = 0;
      for (const next of beside) {
        const letter = letters[next] as number;
        if (step === 0) {
          if (letter >= 0) seen |= 1 << letter;
        } else if (letter === FREE) seen |= around[STEPS * next + step - 1] as number;
      }
      around[STEPS * field + step] = seen;
    }
  }
  return around;
}
