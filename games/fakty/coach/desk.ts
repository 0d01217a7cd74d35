import type { Chance } from '@late/kernel';
import type { Move, Tile } from '../rules/index.ts';

/** What a move is worth; where chance comes after it, with these tiles. */
export type Worth = number | ((tiles: readonly Tile[]) => number);

/** A seat that has to decide something, with all that it could do. */
export interface Desk {
  /** What is worth a thought, and what was made among it. */
  moves(made: Move | null): readonly Move[];
  worth(move: Move): Worth;
  /** Tiles that could come after a move. */
  sample(chance: Chance): readonly Tile[];
}
