import type { Chance, IsLate } from '@late/kernel';
import type { Placement, Tile } from '../../rules/index.ts';

/** What a player will make of its tiles in a round. */
export interface Plan {
  /** Layouts one after the other, each better than the one before. */
  readonly layouts: readonly (readonly Placement[])[];
  /** Two tiles that had better go back first, while nothing lies on the table. */
  readonly swap: readonly [Tile, Tile] | null;
}

/** Makes a plan for tiles; in good time, the same luck makes the same. */
export type Planner = (
  tiles: readonly Tile[],
  maySwap: boolean,
  chance: Chance,
  isLate: IsLate,
) => Plan;
