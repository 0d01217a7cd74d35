import type { CommonView } from './common/view.ts';
import type { OwnView } from './own/view.ts';
import type { Tile } from './tile-sets.ts';
import { allTiles, without } from './tiles.ts';

/** The tiles that a viewer cannot see: in the bag, or with the others. */
export function unseenTiles(view: CommonView | OwnView): Tile[] {
  const all = allTiles(view.options);
  if (view.kind === 'own') return without(all, view.mine?.tiles ?? []);
  const hands = view.hands?.flat() ?? view.mine ?? [];
  return without(all, [...hands, ...view.table.map(({ tile }) => tile)]);
}
