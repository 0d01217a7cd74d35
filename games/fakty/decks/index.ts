import { type Deck, printDeck } from './deck.ts';
import { pl } from './pl.ts';

export { type Clash, clash } from './clash.ts';
export type { Deck, DeckText, Print, Wants } from './deck.ts';
export { headline, specialWords } from './headline.ts';
export {
  ALL_TILES,
  COLOURS,
  type Colour,
  colourOf,
  fieldOf,
  PER_COLOUR,
  TILES,
  type Tile,
  tileName,
  tileNamed,
} from './tile.ts';

export const DECK_NAMES = ['pl'] as const;
/** A deck is named after its language. */
export type DeckName = (typeof DECK_NAMES)[number];

export const DECK_TEXTS = { pl } as const;

export const DECKS: Readonly<Record<DeckName, Deck>> = { pl: printDeck(pl) };
