import type { Deck } from './deck.ts';
import { fieldOf, type Tile } from './tile.ts';

/** Why two tiles cannot stand in one title: a want of the predicate that the other does not meet. */
export interface Clash {
  readonly part: 'subject' | 'object';
  readonly want: string;
  readonly predicate: Tile;
  readonly tile: Tile;
}

export function clash(deck: Deck, one: Tile, other: Tile): Clash | null {
  if (deck.fits(one, other)) return null;
  const [predicate, tile] = fieldOf(one) === 1 ? [one, other] : [other, one];
  const part = fieldOf(tile) === 0 ? 'subject' : 'object';
  return { part, want: deck.wants(predicate)[part], predicate, tile };
}
