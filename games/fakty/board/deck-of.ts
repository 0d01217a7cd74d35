import { type Deck, languageOf, printed, type Tile, type View } from '../rules/index.ts';

/** The tiles that this table plays with. */
export function deckOf({ options }: View): Deck {
  return printed(options.deck);
}

/** What the tiles are written in. */
export function deckLanguage({ options: { deck } }: View): string {
  return typeof deck === 'string' ? languageOf(deck) : deck.language;
}

export function textOf(view: View, tile: Tile): string {
  return deckOf(view).prints[tile]?.text ?? '';
}
