import { type BitRows, ROWS } from '../../rules/index.ts';

/** How many bits of a row are set. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Writes into `usable` the free cells that the smallest card could still cover. */
export function findUsable(free: BitRows, usable: number[]): void {
  let above = 0;
  for (let row = 0; row < ROWS; row++) {
    const both = (free[row] as number) & (free[row + 1] ?? 0);
    const corners = both & (both >> 1);
    const covered = corners | (corners << 1);
    usable[row] = above | covered;
    above = covered;
  }
}

/** In how many ways a card of three by three would fit. */
export function squaresIn(free: BitRows): number {
  let squares = 0;
  for (let row = 0; row + 2 < ROWS; row++) {
    const bits = (free[row] as number) & (free[row + 1] as number) & (free[row + 2] as number);
    squares += bitCount(bits & (bits >> 1) & (bits >> 2));
  }
  return squares;
}
