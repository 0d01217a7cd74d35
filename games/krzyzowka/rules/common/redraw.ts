import { drawFrom, type Seat, type TableChance } from '@late/kernel';
import type { Tile } from '../tile-sets.ts';
import { without } from '../tiles.ts';
import { unseenTiles } from '../unseen.ts';
import type { CommonState } from './state.ts';
import { viewCommon } from './view.ts';

/** Other hands, and with them the bag, come from all that the seat cannot see. */
export function redrawCommon(state: CommonState, seat: Seat, chance: TableChance): CommonState {
  const seen = viewCommon(state, seat);
  // Whoever has not begun holds the tile that was drawn for the order, as everybody knows.
  const shown = seen.counts.map((): readonly Tile[] => []);
  for (const { seat: other, tile } of seen.order.slice(seen.entered)) shown[other] = [tile];
  shown[seat] = [];
  let hidden: readonly Tile[] = without(unseenTiles(seen), shown.flat());
  const hands = seen.counts.map((count, other): readonly Tile[] => {
    if (other === seat) return seen.mine ?? [];
    const known = shown[other] ?? [];
    const { drawn, rest } = drawFrom(hidden, count - known.length, chance, 'bag');
    hidden = rest;
    return [...known, ...drawn];
  });
  return { ...state, hands };
}
