import { type Deck, printDeck } from './deck.ts';
import { DECK_TEXTS, type DeckName } from './ours.ts';
import type { OwnDeck } from './own-deck.ts';

const ours = new Map<DeckName, Deck>();
const own = new WeakMap<OwnDeck, Deck>();

/** The tiles of a deck, printed when they are first asked for. */
export function printed(deck: DeckName | OwnDeck): Deck {
  const known = typeof deck === 'string' ? ours.get(deck) : own.get(deck);
  if (known) return known;
  if (typeof deck !== 'string') {
    const fresh = printDeck(deck);
    own.set(deck, fresh);
    return fresh;
  }
  const fresh = printDeck(DECK_TEXTS[deck]);
  ours.set(deck, fresh);
  return fresh;
}
