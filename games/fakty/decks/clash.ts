import type { Deck } from './deck.ts';
import type { ObjectWant, SubjectWant } from './deck-text.ts';
import { fieldOf, type Tile } from './tile.ts';

/** Why two tiles cannot stand in one title: a want of the predicate that the other does not meet. */
export type Clash = {
  readonly predicate: Tile;
  readonly tile: Tile;
} & (
  | { readonly part: 'subject'; readonly want: Exclude<SubjectWant, 'any'> }
  | { readonly part: 'object'; readonly want: ObjectWant }
);

export function clash(deck: Deck, one: Tile, other: Tile): Clash | null {
  if (deck.fits(one, other)) return null;
  const [predicate, tile] = fieldOf(one) === 1 ? [one, other] : [other, one];
  const { subject, object } = deck.wants(predicate);
  if (fieldOf(tile) !== 0) return { part: 'object', want: object, predicate, tile };
  return subject === 'any' ? null : { part: 'subject', want: subject, predicate, tile };
}
