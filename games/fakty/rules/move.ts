import type { Schema, Seat } from '@late/kernel';
import * as v from 'valibot';
import { TILES, type Tile } from '../decks/index.ts';
import { SEATS } from './options.ts';
import { READ } from './starting.ts';

export const MAX_TITLES = 10;

const upTo = (count: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1));
const tile = upTo(TILES);
const title = upTo(MAX_TITLES);
const seat = upTo(SEATS.hot.max);

export const moveSchema: Schema<Move> = v.variant('do', [
  v.strictObject({ do: v.literal('roll') }),
  v.strictObject({ do: v.literal('draw') }),
  v.strictObject({ do: v.literal('keep') }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('lay'), tile, title }),
  v.strictObject({ do: v.literal('take'), tile }),
  v.strictObject({ do: v.literal('remove'), tile }),
  v.strictObject({ do: v.literal('swap'), one: tile, to: title, other: tile, back: title }),
  v.strictObject({ do: v.literal('bug'), seat }),
  v.strictObject({ do: v.literal('discard'), tile }),
  v.strictObject({ do: v.literal('move'), tile, title }),
  v.strictObject({ do: v.literal('scrap'), title }),
  v.strictObject({ do: v.literal('vote'), seat, title }),
  v.strictObject({ do: v.literal('object'), seat, title }),
  v.strictObject({ do: v.literal('falls') }),
  v.strictObject({ do: v.literal('stands') }),
  v.strictObject({ do: v.literal('print') }),
  v.strictObject({ do: v.literal('read'), when: upTo(READ.length) }),
  v.strictObject({ do: v.literal('point'), seat }),
]);

/** `one` lands on title `to` of the other's board, and `other` on title `back` of the first. */
export interface Swap {
  readonly one: Tile;
  readonly to: number;
  readonly other: Tile;
  readonly back: number;
}

/** There is one of each tile, so naming it says where it is. */
export type Move =
  | { readonly do: 'roll' }
  | { readonly do: 'draw' }
  | { readonly do: 'keep' }
  | { readonly do: 'pass' }
  | { readonly do: 'lay'; readonly tile: Tile; readonly title: number }
  /** Hot topic: from the pool. Leak: from another board. */
  | { readonly do: 'take'; readonly tile: Tile }
  | { readonly do: 'remove'; readonly tile: Tile }
  | ({ readonly do: 'swap' } & Swap)
  | { readonly do: 'bug'; readonly seat: Seat }
  | { readonly do: 'discard'; readonly tile: Tile }
  | { readonly do: 'move'; readonly tile: Tile; readonly title: number }
  | { readonly do: 'scrap'; readonly title: number }
  | { readonly do: 'vote'; readonly seat: Seat; readonly title: number }
  /** To a title of that board; where all write one page, of seat 0's. */
  | { readonly do: 'object'; readonly seat: Seat; readonly title: number }
  /** Votes on a title that was objected to. */
  | { readonly do: 'falls' }
  | { readonly do: 'stands' }
  /** Nothing to object to before the count. */
  | { readonly do: 'print' }
  /** When the seat last read a tabloid: a number of `READ`. */
  | { readonly do: 'read'; readonly when: number }
  /** At the youngest. */
  | { readonly do: 'point'; readonly seat: Seat };
