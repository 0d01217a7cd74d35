import { DECKS, type Deck, type Tile, type View } from '../rules/index.ts';

/** The tiles that this table plays with. */
export function deckOf({ options }: View): Deck {
  return DECKS[options.deck];
}

export function textOf(view: View, tile: Tile): string {
  return deckOf(view).prints[tile]?.text ?? '';
}
