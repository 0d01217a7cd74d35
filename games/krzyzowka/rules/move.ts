import type { Schema } from '@late/kernel';
import * as v from 'valibot';
import { type Placement, REACH } from './grid.ts';
import { ALL_LETTERS, BLANK, type Tile } from './tile-sets.ts';

/** Tiles in a hand of the common crossword, and the most on a table of one's own. */
export const HAND = 7;
export const MOST_TILES = 20;
/** Tiles in a bag. */
const ALL = 70;

export type Move =
  /** Game 1. */
  | { readonly do: 'lay'; readonly tiles: readonly Placement[] }
  | { readonly do: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly do: 'pass' }
  /** The word is named so that a challenge that comes too late does not hit the next one. */
  | { readonly do: 'challenge' | 'accept'; readonly word: string }
  /** Asks the others to let a refused word count at this table, and their answer. */
  | { readonly do: 'ask'; readonly word: string }
  | { readonly do: 'vote'; readonly yes: boolean }
  /** Games 2 and 3. `arrange` replaces one's whole layout. */
  | { readonly do: 'ready' }
  | { readonly do: 'arrange'; readonly tiles: readonly Placement[] }
  | { readonly do: 'swap'; readonly tiles: readonly [Tile, Tile] }
  | { readonly do: 'done' | 'raise' | 'agree' | 'withdraw' };

/** Of any edition: whether they are among the tiles of this table is for the rules to say. */
const LETTER = v.picklist(ALL_LETTERS);
const TILE = v.picklist([BLANK, ...ALL_LETTERS]);

/** No edge that anybody could reach, and no -0, which JSON does not keep. */
export const coordinate = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-REACH),
  v.maxValue(REACH),
  v.check((number) => !Object.is(number, -0)),
);

const placement = v.union([
  v.strictObject({ row: coordinate, column: coordinate, tile: LETTER }),
  v.strictObject({
    row: coordinate,
    column: coordinate,
    tile: v.literal(BLANK),
    letter: v.exactOptional(LETTER),
  }),
]);

const placements = (min: number, max: number) =>
  v.pipe(v.array(placement), v.minLength(min), v.maxLength(max));

const word = v.pipe(
  v.string(),
  v.minLength(2),
  v.maxLength(ALL),
  v.check((text) => [...text].every((letter) => ALL_LETTERS.includes(letter))),
);

const plain = <Do extends string>(name: Do) => v.strictObject({ do: v.literal(name) });

export const moveSchema: Schema<Move> = v.variant('do', [
  v.strictObject({ do: v.literal('lay'), tiles: placements(1, HAND) }),
  v.strictObject({
    do: v.literal('exchange'),
    tiles: v.pipe(v.array(TILE), v.minLength(1), v.maxLength(HAND)),
  }),
  plain('pass'),
  v.strictObject({ do: v.literal('challenge'), word }),
  v.strictObject({ do: v.literal('accept'), word }),
  v.strictObject({ do: v.literal('ask'), word }),
  v.strictObject({ do: v.literal('vote'), yes: v.boolean() }),
  plain('ready'),
  v.strictObject({ do: v.literal('arrange'), tiles: placements(0, MOST_TILES) }),
  v.strictObject({ do: v.literal('swap'), tiles: v.strictTuple([TILE, TILE]) }),
  plain('done'),
  plain('raise'),
  plain('agree'),
  plain('withdraw'),
]);
