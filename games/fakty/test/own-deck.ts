import { DECK_TEXTS, type DeckName, type OwnDeck } from '../decks/index.ts';

/** One of our decks as somebody might have it at home, with what they changed. */
export function ownDeck(name: DeckName = 'pl', changes: Partial<OwnDeck> = {}): OwnDeck {
  return { name: 'Domowa', language: 'pl', ...DECK_TEXTS[name], ...changes };
}

/** The same deck with another text on one tile. */
export function withText(deck: OwnDeck, from: string, to: string): OwnDeck {
  return JSON.parse(JSON.stringify(deck).replace(JSON.stringify(from), () => JSON.stringify(to)));
}

/** As large as a deck can be: every tile as long as may be, in letters of three bytes. */
export function widestDeck(): OwnDeck {
  const tiles = (from: number) =>
    Array.from({ length: 52 }, (_, at) => `_${'字'.repeat(25)}${100 + from + at}_`);
  return {
    name: '字'.repeat(40),
    language: 'zh',
    subjectWants: { any: ['sg'] },
    objectWants: { acc: ['acc'] },
    subjects: { sg: tiles(0) },
    predicates: { 'any acc': tiles(52) },
    objects: { acc: tiles(104) },
  };
}
