export { checkDeck, type Finding, type Place } from './check-deck.ts';
export { type Clash, clash } from './clash.ts';
export { type Deck, type Print, printDeck, printOf, satisfies, type Wants } from './deck.ts';
export {
  type DeckText,
  OBJECT_WANTS,
  type ObjectWant,
  SUBJECT_WANTS,
  type SubjectWant,
} from './deck-text.ts';
export { headline, specialWords } from './headline.ts';
export { DECK_LIMITS, PLAYABLE, SPECIAL_WORDS } from './limits.ts';
export {
  DECK_NAMES,
  DECK_TEXTS,
  type DeckName,
  languageOf,
  NEWEST_DECKS,
  newestDeck,
} from './ours.ts';
export { type OwnDeck, ownDeckSchema, printableIn } from './own-deck.ts';
export { printed } from './printed.ts';
export { type DeckRow, type DeckRows, groupsOf, rowsOf } from './rows.ts';
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
