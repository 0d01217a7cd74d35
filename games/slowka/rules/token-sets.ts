import { type Alphabet, EDITIONS, type EditionId, editionOf, type OfEdition } from '@late/lexicon';

/** A cardboard letter, written in lower case. Tokens with the same letter are alike. */
export type Token = string;

/** The tokens of an edition, and the order of their letters. */
export interface TokenSet {
  readonly alphabet: Alphabet;
  /** In the order of the alphabet. */
  readonly tokens: readonly Token[];
  readonly values: ReadonlyMap<Token, number>;
}

/** As a box would print them. */
interface Printed {
  /** By points: the letters. What only foreign words are spelt with may be missing. */
  readonly values: readonly (readonly [points: number, letters: string])[];
  /** By letter: how many tokens there are of it, where it is not one. */
  readonly copies: Readonly<Record<string, number>>;
}

/** The Polish set is that of the box; the others are ours, counted and tuned as docs/dictionary.md tells. */
const PRINTED: Readonly<Record<EditionId, Printed>> = {
  pl: {
    values: [
      [1, 'aeionzkrstw'],
      [2, 'lmp'],
      [3, 'cdjłuy'],
      [5, 'bfgh'],
      [8, 'ąęóśż'],
      [10, 'ćńź'],
    ],
    copies: { a: 3, e: 3, i: 3, o: 3, n: 2, z: 2 },
  },
  en: {
    values: [
      [1, 'aeionrst'],
      [2, 'dlu'],
      [3, 'cghm'],
      [5, 'bfpwy'],
      [9, 'kv'],
      [10, 'jqxz'],
    ],
    copies: { a: 3, e: 3, i: 3, o: 3, n: 2, r: 2, s: 2, t: 2, d: 2, l: 2, u: 2, h: 2 },
  },
  de: {
    values: [
      [1, 'eainsrt'],
      [3, 'dhlu'],
      [4, 'bgkmo'],
      [6, 'cfpwz'],
      [10, 'äjöüv'],
    ],
    copies: { e: 5, a: 3, i: 3, n: 3, s: 3, r: 2, t: 2, l: 2, u: 2 },
  },
  fr: {
    values: [
      [1, 'eaisnortu'],
      [2, 'dl'],
      [4, 'cmp'],
      [6, 'bfghv'],
      [10, 'jqxyz'],
    ],
    copies: { e: 4, a: 3, i: 3, s: 3, n: 2, o: 2, r: 2, t: 2, u: 2, d: 2, l: 2, m: 2, p: 2 },
  },
  it: {
    values: [
      [1, 'aeionrst'],
      [3, 'cdlu'],
      [4, 'mp'],
      [7, 'bfgv'],
      [10, 'hjkqwxyz'],
    ],
    copies: { a: 4, e: 4, i: 4, o: 4, n: 2, r: 2, s: 2, t: 2 },
  },
};

function setOf([id, { values, copies }]: [string, Printed]): [string, TokenSet] {
  const { alphabet } = EDITIONS[id as EditionId];
  const worth = values.flatMap(([points, letters]) =>
    [...letters].map((letter): [Token, number] => [letter, points]),
  );
  const printed = new Map(worth);
  const tokens = [...alphabet.letters]
    .filter((letter) => printed.has(letter))
    .flatMap((letter) => new Array<Token>(copies[letter] ?? 1).fill(letter));
  return [id, { alphabet, tokens, values: printed }];
}

const SETS: ReadonlyMap<string, TokenSet> = new Map(Object.entries(PRINTED).map(setOf));

/** The editions that have tokens. */
export const TOKEN_EDITIONS = [...SETS.keys()] as readonly EditionId[];

/** Every letter that a token of any edition has: what a move may name. */
export const TOKEN_LETTERS: readonly Token[] = [
  ...new Set([...SETS.values()].flatMap(({ tokens }) => tokens)),
];

export function tokenSetOf(options: OfEdition): TokenSet {
  const set = SETS.get(editionOf(options));
  if (!set) throw new Error(`no tokens of the edition ${options.edition}`);
  return set;
}
