import type { LaidLetter } from './laid-letter.ts';

/** What letters and moves are worth. */
export interface CrosswordWorth {
  /** By letter. A blank is worth nothing. */
  readonly values: ArrayLike<number>;
  /** For a move that lays exactly so many tiles. */
  readonly bonus: { readonly tiles: number; readonly points: number };
}

/** A move while it is looked at: its buffers serve the next one, so `keep` what is to last. */
export interface CrosswordMove {
  /** All letters of all words formed, and the bonus. */
  readonly score: number;
  /** Whether the main word reads from left to right. */
  readonly across: boolean;
  /** The main word, old letters included: the first `length` letters of `word`. */
  readonly length: number;
  readonly word: Uint8Array;
  /** How many tiles are laid: the first `tiles` of `letters`, and 1 in `blanks` for a blank. */
  readonly tiles: number;
  readonly letters: Uint8Array;
  readonly blanks: Uint8Array;
  keep(): KeptCrosswordMove;
}

export interface KeptCrosswordMove {
  readonly score: number;
  /** Where the main word begins. */
  readonly row: number;
  readonly column: number;
  readonly across: boolean;
  readonly word: string;
  /** In reading order. */
  readonly placements: readonly LaidLetter[];
}
