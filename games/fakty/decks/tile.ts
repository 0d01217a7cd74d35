/** The three colours of tiles, in the order of a headline; also the fields of a title. */
export const COLOURS = ['subject', 'predicate', 'object'] as const;
export type Colour = (typeof COLOURS)[number];

export const PER_COLOUR = 52;
export const TILES = COLOURS.length * PER_COLOUR;

/** A tile of a deck: 0–51 subjects, 52–103 predicates, 104–155 objects. There is one of each. */
export type Tile = number;

export const ALL_TILES: readonly Tile[] = Array.from({ length: TILES }, (_, tile) => tile);

/** The field of a title that takes this tile: 0 subject, 1 predicate, 2 object. */
export function fieldOf(tile: Tile): number {
  return Math.floor(tile / PER_COLOUR);
}

export function colourOf(tile: Tile): Colour {
  return COLOURS[fieldOf(tile)] as Colour;
}

const LETTERS = 'SPO';

/** How records write a tile: S1 is the first subject, O52 the last object. */
export function tileName(tile: Tile): string {
  return `${LETTERS[fieldOf(tile)]}${(tile % PER_COLOUR) + 1}`;
}

export function tileNamed(name: string): Tile | null {
  const [, letter, number] = /^([SPO])([1-9]\d?)$/.exec(name) ?? [];
  if (!letter || Number(number) > PER_COLOUR) return null;
  return LETTERS.indexOf(letter) * PER_COLOUR + Number(number) - 1;
}
