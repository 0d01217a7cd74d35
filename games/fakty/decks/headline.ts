import type { Deck } from './deck.ts';
import type { Tile } from './tile.ts';

/** A title as it is read out. */
export function headline(deck: Deck, tiles: readonly Tile[]): string {
  return tiles.map((tile) => deck.prints[tile]?.text).join(' ');
}

export function specialWords(deck: Deck, tiles: readonly Tile[]): number {
  return tiles.filter((tile) => deck.prints[tile]?.special != null).length;
}
