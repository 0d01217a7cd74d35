import { COLUMNS, FACES } from '../../rules/index.ts';

/** A set of EXTRA numbers as bits: number n is bit n − 1. */
export type NumberSet = number;

export const ALL_BITS = 1 << FACES;

/** The 42 sets of at most three numbers, and where each stands in that list (−1: too large). */
export const NUMBER_SETS: readonly NumberSet[] = Array.from(
  { length: ALL_BITS },
  (_, set) => set,
).filter((set) => sizeOf(set) <= COLUMNS);
export const SET_ID = new Int8Array(ALL_BITS).map((_, set) => NUMBER_SETS.indexOf(set));

export function sizeOf(set: NumberSet): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}

export function has(set: NumberSet, number: number): boolean {
  return ((set >> (number - 1)) & 1) === 1;
}

/** The set as it looks when every die shows its other side: n becomes 7 − n. */
export function mirrored(set: NumberSet): NumberSet {
  let mirror = 0;
  for (let number = 1; number <= FACES; number++) {
    if (has(set, number)) mirror |= 1 << (FACES - number);
  }
  return mirror;
}
