import { de } from './de.ts';
import { type Deck, printDeck } from './deck.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
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

export const DECK_NAMES = ['pl', 'en', 'de', 'fr', 'it'] as const;
/** A deck is named after its language. */
export type DeckName = (typeof DECK_NAMES)[number];

export const DECK_TEXTS = { pl, en, de, fr, it } as const;

export const DECKS: Readonly<Record<DeckName, Deck>> = {
  pl: printDeck(pl),
  en: printDeck(en),
  de: printDeck(de),
  fr: printDeck(fr),
  it: printDeck(it),
};
