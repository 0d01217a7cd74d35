import type { Letter } from '../alphabet.ts';

/** A letter on the table, which has no edge: rows and columns may be negative. */
export interface LaidLetter {
  readonly row: number;
  readonly column: number;
  readonly letter: Letter;
  /** Whether the tile is a blank, which stands for the letter and is worth nothing. */
  readonly blank: boolean;
}
