import { type Alphabet, EDITIONS, type EditionId, editionOf, type OfEdition } from '@late/lexicon';

/** A lower-case letter of the edition's alphabet. */
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

/** The tiles of an edition, and the order of their letters. */
export interface TileSet {
  readonly alphabet: Alphabet;
  /** Every kind of tile in the order of the alphabet, the blank first. */
  readonly kinds: readonly TileKind[];
  /** All seventy, in the order of the alphabet. */
  readonly tiles: readonly Tile[];
  readonly values: ReadonlyMap<Tile, number>;
}

/** As a box would print them. By value: the letters, each with how many there are. */
type Printed = readonly (readonly [value: number, letters: string])[];

/** The Polish set is that of the box; the others are ours, counted and tuned as docs/dictionary.md tells. */
const PRINTED: Readonly<Record<EditionId, Printed>> = {
  pl: [
    [0, '?2'],
    [1, 'a6 e5 i5 o5 n3 r3 s3 k2 t2 p2'],
    [2, 'z3 w2 c2 y3 d2 m2 l2 u2 b1 j1'],
    [3, 'ł1 g1 h1'],
    [4, 'ą1 ę1 ó1 ś1 ż1 ć1 f1'],
    [5, 'ń1 ź1'],
  ],
  en: [
    [0, '?2'],
    [1, 'e8 a6 i5 o5 n4 r4 s4 t4'],
    [2, 'l3 u3 d2 h2 m2 p2 c1 g1'],
    [3, 'b2 y2 f1'],
    [4, 'j1 k1 v1 w1 x1'],
    [5, 'q1 z1'],
  ],
  de: [
    [0, '?2'],
    [1, 'e10 a5 n5 r5 s5 t5 i4'],
    [2, 'l3 u3 b2 d2 g2 h2 m2 o2'],
    [3, 'f1 k1 p1 w1 z1'],
    [4, 'ä1 c1 j1 ö1 ü1 v1'],
  ],
  fr: [
    [0, '?2'],
    [1, 'e10 a6 s6 i5 r5 n4 o4 t4 u4 l3'],
    [2, 'c2 d2 m2 p2 b1 f1 g1 h1 v1'],
    [3, 'j1 q1 x1'],
    [4, 'z1'],
  ],
  it: [
    [0, '?2'],
    [1, 'a7 e7 i6 o6 n4 r4 s4 t4'],
    [2, 'l4 c3 d3 m3 g2 p2 u2 v2'],
    [3, 'b1 f1 h1 z1'],
    [4, 'q1'],
  ],
};

function setOf([id, printed]: [string, Printed]): [string, TileSet] {
  const { alphabet } = EDITIONS[id as EditionId];
  const order = BLANK + alphabet.letters;
  const kinds = printed
    .flatMap(([value, letters]) =>
      letters
        .split(' ')
        .map((text) => ({ tile: text.charAt(0), value, count: Number(text.slice(1)) })),
    )
    .sort((one, other) => order.indexOf(one.tile) - order.indexOf(other.tile));
  return [
    id,
    {
      alphabet,
      kinds,
      tiles: kinds.flatMap(({ tile, count }) => new Array<Tile>(count).fill(tile)),
      values: new Map(kinds.map(({ tile, value }) => [tile, value])),
    },
  ];
}

const SETS: ReadonlyMap<string, TileSet> = new Map(Object.entries(PRINTED).map(setOf));

/** The editions that have tiles. */
export const TILE_EDITIONS = [...SETS.keys()] as readonly EditionId[];

/** Every letter of any edition: what a move may name. */
export const ALL_LETTERS: readonly Letter[] = [
  ...new Set([...SETS.values()].flatMap(({ alphabet }) => [...alphabet.letters])),
];

export function tileSetOf(options: OfEdition): TileSet {
  const set = SETS.get(editionOf(options));
  if (!set) throw new Error(`no tiles of the edition ${options.edition}`);
  return set;
}
