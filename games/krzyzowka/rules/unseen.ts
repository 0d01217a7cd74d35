import type { CommonView } from './common/view.ts';
import type { OwnView } from './own/view.ts';
import { ALL_TILES, type Tile, without } from './tiles.ts';

/** The tiles that a viewer cannot see: in the bag, or with the others. */
export function unseenTiles(view: CommonView | OwnView): Tile[] {
  if (view.kind === 'own') return without(ALL_TILES, view.mine?.tiles ?? []);
  const hands = view.hands?.flat() ?? view.mine ?? [];
  return without(ALL_TILES, [...hands, ...view.table.map(({ tile }) => tile)]);
}
