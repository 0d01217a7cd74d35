import type { OfEdition } from '@late/lexicon';
import { BLANK, type Tile, tileSetOf } from './tile-sets.ts';

/** All seventy, in the order of the alphabet. */
export function allTiles(options: OfEdition): readonly Tile[] {
  return tileSetOf(options).tiles;
}

export function tileValue(options: OfEdition, tile: Tile): number {
  return tileSetOf(options).values.get(tile) ?? 0;
}

/** The order in which letters bring their players in; a blank comes before A. */
export function alphabetical(options: OfEdition): (one: Tile, other: Tile) => number {
  const { alphabet } = tileSetOf(options);
  const placeOf = (tile: Tile) => (tile === BLANK ? -1 : alphabet.letterOf(tile));
  return (one, other) => placeOf(one) - placeOf(other);
}

/** How many of each there are. */
export function tally(tiles: Iterable<Tile>): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** What is left of some tiles when others are taken away, in the same order. */
export function without(tiles: readonly Tile[], taken: Iterable<Tile>): Tile[] {
  const counts = tally(taken);
  return tiles.filter((tile) => {
    const count = counts.get(tile) ?? 0;
    if (count) counts.set(tile, count - 1);
    return count === 0;
  });
}

/** The first tile that is wanted more often than it is there, or null. */
export function missing(tiles: readonly Tile[], wanted: Iterable<Tile>): Tile | null {
  const counts = tally(tiles);
  for (const tile of wanted) {
    const count = counts.get(tile) ?? 0;
    if (count === 0) return tile;
    counts.set(tile, count - 1);
  }
  return null;
}
