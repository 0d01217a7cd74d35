import type { LaidLetter } from '@late/lexicon';
import type { Move, Tile } from '../../rules/index.ts';

/** Something that can be done with a turn: a word, an exchange, or nothing. */
export interface Option {
  readonly move: Extract<Move, { do: 'lay' | 'exchange' | 'pass' }>;
  /** Null for a turn without a word. */
  readonly word: string | null;
  readonly placements: readonly LaidLetter[];
  readonly kept: readonly Tile[];
  readonly score: number;
}
