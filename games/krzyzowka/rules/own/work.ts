import type { Seat } from '@late/kernel';
import type { NoWordReason } from '@late/lexicon';
import type { Laid } from '../grid.ts';
import type { Run } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';

/** A run as it was counted: nothing for what is no word, and nothing apart from the piece that counts. */
export interface CountedRun extends Run {
  readonly fault: NoWordReason | 'apart' | null;
}

/** What a player handed in, and what it was worth. */
export interface Work {
  readonly tiles: readonly Tile[];
  readonly layout: readonly Laid[];
  readonly runs: readonly CountedRun[];
  /** For all tiles in one sound crossword, or for the longest word. */
  readonly bonus: number;
  readonly points: number;
}

export type EndOfRound = 'done' | 'raised' | 'agreed' | 'time' | 'nobody-left' | 'handed-in';

/** A round after pencils down: everything is public. */
export interface CountedRound {
  readonly round: number;
  readonly how: EndOfRound;
  /** Who ended it by being done or by raising a hand. */
  readonly by: Seat | null;
  readonly works: readonly Work[];
}
