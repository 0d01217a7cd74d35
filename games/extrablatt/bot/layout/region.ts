import { type BitRows, ROWS } from '../../rules/index.ts';

/** How many bits of a row are set. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The headline zone or the body, as somebody sees it who looks for room. */
export interface Region {
  /** The free cells that the smallest card could still cover, and how many they are. */
  readonly usable: number[];
  cells: number;
  /** In how many ways a card of three by three would fit. */
  squares: number;
}

export function emptyRegion(): Region {
  return { usable: new Array<number>(ROWS).fill(0), cells: 0, squares: 0 };
}

/** Looks at the free cells, less those of a card that covers these bits from one row to before another. */
export function survey(
  region: Region,
  free: BitRows,
  card: number,
  from: number,
  to: number,
): Region {
  const freeIn = (row: number) => {
    if (row >= ROWS) return 0;
    const bits = free[row] as number;
    return row >= from && row < to ? bits & ~card : bits;
  };
  region.cells = 0;
  region.squares = 0;
  let first = freeIn(0);
  let second = freeIn(1);
  let above = 0;
  for (let row = 0; row < ROWS; row++) {
    const third = freeIn(row + 2);
    const pair = first & second;
    const corners = pair & (pair >> 1);
    const covered = corners | (corners << 1);
    const usable = above | covered;
    region.usable[row] = usable;
    if (usable) region.cells += bitCount(usable);
    if (corners)
      region.squares += bitCount(corners & (pair >> 2) & third & (third >> 1) & (third >> 2));
    above = covered;
    first = second;
    second = third;
  }
  return region;
}
