import { de } from './de.ts';
import { de2 } from './de-2.ts';
import type { DeckText } from './deck-text.ts';
import { en } from './en.ts';
import { en2 } from './en-2.ts';
import { en3 } from './en-3.ts';
import { fr } from './fr.ts';
import { fr2 } from './fr-2.ts';
import { it } from './it.ts';
import { it2 } from './it-2.ts';
import { pl } from './pl.ts';
import { pl2 } from './pl-2.ts';
import { pl3 } from './pl-3.ts';

/**
 * The decks of the house, by name: a language, and from the second edition on its number. Games that
 * were played name them, so an edition stays as it is for good; a new one is a new file and a line here.
 */
const OURS = {
  pl,
  en,
  de,
  fr,
  it,
  'pl-2': pl2,
  'en-2': en2,
  'pl-3': pl3,
  'en-3': en3,
  'de-2': de2,
  'fr-2': fr2,
  'it-2': it2,
} as const;

export type DeckName = keyof typeof OURS;

export const DECK_TEXTS: Readonly<Record<DeckName, DeckText>> = OURS;
export const DECK_NAMES = Object.keys(OURS) as readonly DeckName[];

/** The language of a deck of ours: `de` of `de-2`. */
export function languageOf(name: DeckName): string {
  return name.split('-')[0] as string;
}

/** What new tables play with: the last edition in each language. */
export const NEWEST_DECKS: readonly DeckName[] = DECK_NAMES.filter(
  (name, at) => !DECK_NAMES.slice(at + 1).some((later) => languageOf(later) === languageOf(name)),
);

/** The newest edition in the language, and the Polish one where there is none. */
export function newestDeck(language: string): DeckName {
  return NEWEST_DECKS.find((name) => languageOf(name) === language) ?? newestDeck('pl');
}
