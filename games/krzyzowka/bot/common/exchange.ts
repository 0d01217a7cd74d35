import { type Tile, without } from '../../rules/index.ts';
import type { Leave } from './leave.ts';

export interface Exchange {
  readonly tiles: readonly Tile[];
  /** What is kept, as a leave. */
  readonly value: number;
}

/** The tiles that one had best give back, at most so many; null if none may. */
export function bestExchange(leave: Leave, hand: readonly Tile[], most: number): Exchange | null {
  let best: Exchange | null = null;
  for (let choice = 1; choice < 1 << hand.length; choice++) {
    const tiles = hand.filter((_, place) => (choice >> place) % 2 === 1);
    if (tiles.length > most) continue;
    const value = leave.of(without(hand, tiles));
    if (!best || value > best.value) best = { tiles, value };
  }
  return best;
}
