import { type Tile, type TileSet, without } from '../../rules/index.ts';

/** The tiles in the order that the player likes; new ones come last. */
export function rackOrder(
  { tiles }: TileSet,
  hand: readonly Tile[],
  wanted: readonly Tile[],
  onWanted: (rack: readonly Tile[]) => void,
) {
  const kept = without(wanted, without(wanted, hand));
  const order = [...kept, ...without(hand, kept)];
  return {
    order,
    shuffle: () => onWanted(shuffled(order)),
    sort: () =>
      onWanted([...order].sort((one, other) => tiles.indexOf(one) - tiles.indexOf(other))),
  };
}

/** Only the order on one's own rack: nothing that the rules would need to know of. */
function shuffled(tiles: readonly Tile[]): Tile[] {
  const mixed = [...tiles];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Tile, mixed[last] as Tile];
  }
  return mixed;
}
