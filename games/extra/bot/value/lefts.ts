import type { TwinPad } from '../twin/twin-pad.ts';

/** No column, not even a child's, has more boxes than this. */
const MOST_LEFT = 11;
const CODES = 2 * (MOST_LEFT + 1);

/** Columns in any order are worth the same: what counts is how many boxes are left, and which are free. */
const ids = new Uint16Array(CODES ** 3);
let next = 0;
for (let a = 0; a < CODES; a++) {
  for (let b = a; b < CODES; b++) {
    for (let c = b; c < CODES; c++) {
      for (const [x, y, z] of [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ]) {
        ids[(x! * CODES + y!) * CODES + z!] = next;
      }
      next++;
    }
  }
}

export const LEFTS = next;

export function leftsOf({ left, numbers }: TwinPad): number {
  const a = left[0]! + (numbers[0] === 0 ? MOST_LEFT + 1 : 0);
  const b = left[1]! + (numbers[1] === 0 ? MOST_LEFT + 1 : 0);
  const c = left[2]! + (numbers[2] === 0 ? MOST_LEFT + 1 : 0);
  return ids[(a * CODES + b) * CODES + c]!;
}
