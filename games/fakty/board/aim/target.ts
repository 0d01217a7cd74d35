import type { Seat } from '@late/kernel';
import type { Refusal, Tile } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import type { Place } from './place.ts';

/** What a tap made of the draft, or why it made nothing. */
export interface Tapped {
  readonly draft: Draft;
  readonly refusal: Refusal | null;
}

export type Target =
  | { readonly on: 'tile'; readonly tile: Tile }
  | {
      readonly on: 'place';
      readonly place: Place;
      readonly field: number;
      readonly tile: Tile | null;
    }
  | { readonly on: 'seat'; readonly seat: Seat };

/** A field of a board, with the tile on it. */
export type OnPlace = Extract<Target, { readonly on: 'place' }>;
