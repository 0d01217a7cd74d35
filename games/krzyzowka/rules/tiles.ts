import { LETTERS } from '@late/lexicon';

/** A lower-case letter of the Polish alphabet. */
export type Letter = string;

/** Stands for any letter, is worth nothing, and keeps its letter once laid. */
export const BLANK = '?';

/** A letter, or the blank. */
export type Tile = string;

export interface TileKind {
  readonly tile: Tile;
  readonly value: number;
  readonly count: number;
}

/** By value: the letters, each with how many there are. */
const PRINTED: readonly [value: number, letters: string][] = [
  [0, '?2'],
  [1, 'a6 e5 i5 o5 n3 r3 s3 k2 t2 p2'],
  [2, 'z3 w2 c2 y3 d2 m2 l2 u2 b1 j1'],
  [3, 'ł1 g1 h1'],
  [4, 'ą1 ę1 ó1 ś1 ż1 ć1 f1'],
  [5, 'ń1 ź1'],
];

const ORDER = BLANK + LETTERS;

/** Every kind of tile in the order of the alphabet, the blank first. */
export const TILE_KINDS: readonly TileKind[] = PRINTED.flatMap(([value, letters]) =>
  letters.split(' ').map((text) => ({ tile: text.charAt(0), value, count: Number(text.slice(1)) })),
).sort((one, other) => alphabetical(one.tile, other.tile));

/** All seventy, in the order of the alphabet. */
export const ALL_TILES: readonly Tile[] = TILE_KINDS.flatMap(({ tile, count }) =>
  new Array<Tile>(count).fill(tile),
);

const VALUES: ReadonlyMap<Tile, number> = new Map(
  TILE_KINDS.map(({ tile, value }) => [tile, value]),
);

export function tileValue(tile: Tile): number {
  return VALUES.get(tile) ?? 0;
}

/** The order in which letters bring their players in; a blank comes before A. */
export function alphabetical(one: Tile, other: Tile): number {
  return ORDER.indexOf(one) - ORDER.indexOf(other);
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
