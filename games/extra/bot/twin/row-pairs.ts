import { ROWS } from '../../rules/index.ts';

/** The 66 unordered pairs of rows that the two sums of a split can hit. */
export const ROW_PAIRS = (ROWS * (ROWS + 1)) / 2;

/** The pair's two rows, the lower one first. */
export const LOW_ROW = new Uint8Array(ROW_PAIRS);
export const HIGH_ROW = new Uint8Array(ROW_PAIRS);

const ids = new Uint8Array(ROWS * ROWS);

let next = 0;
for (let low = 0; low < ROWS; low++) {
  for (let high = low; high < ROWS; high++) {
    LOW_ROW[next] = low;
    HIGH_ROW[next] = high;
    ids[low * ROWS + high] = next;
    ids[high * ROWS + low] = next;
    next++;
  }
}

export function rowPairOf(row: number, other: number): number {
  return ids[row * ROWS + other]!;
}
