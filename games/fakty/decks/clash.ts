import type { Deck } from './deck.ts';
import { fieldOf, type Tile } from './tile.ts';

/** Why two tiles cannot stand in one title: a want of the predicate that the other does not meet. */
export interface Clash {
  readonly part: 'subject' | 'object';
  readonly want: string;
  readonly predicate: Tile;
  readonly tile: Tile;
}

/**
 * The one test of grammar: the subject agrees with the predicate, and the predicate governs the
 * object. A subject and an object always go together.
 */
export function clash(deck: Deck, one: Tile, other: Tile): Clash | null {
  const [predicate, tile] = fieldOf(one) === 1 ? [one, other] : [other, one];
  if (fieldOf(predicate) !== 1 || fieldOf(tile) === 1) return null;
  if (deck.satisfies(tile, predicate)) return null;
  const part = fieldOf(tile) === 0 ? 'subject' : 'object';
  return { part, want: deck.wants(predicate)[part], predicate, tile };
}
