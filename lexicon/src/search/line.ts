import type { Crossings } from './crossings.ts';

/** A direction in which the words of a grid are read: the cells with what the other one demands of them. */
export interface Line {
  readonly across: boolean;
  /** From a cell to the next one in this direction. */
  readonly step: number;
  readonly letters: Int8Array;
  readonly worths: Int32Array;
  readonly crossings: Crossings;
}
