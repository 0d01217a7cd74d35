import { clash, type Deck, printed, type Tile } from '../decks/index.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';

/** What may stand together under these options. */
export interface Grammar {
  readonly deck: Deck;
  /** Otherwise the players judge for themselves. */
  readonly checked: boolean;
}

type Asked = Pick<Options, 'deck' | 'grammar'>;

export function grammarOf({ deck, grammar }: Asked): Grammar {
  return { deck: printed(deck), checked: grammar === 'checked' };
}

export function fits({ deck, checked }: Grammar, one: Tile, other: Tile): boolean {
  return !checked || deck.fits(one, other);
}

/** What does not agree, in terms that a locale has a sentence for; null if the two fit. */
export function misfit({ deck, checked }: Grammar, one: Tile, other: Tile): Refusal | null {
  const found = checked ? clash(deck, one, other) : null;
  if (!found) return null;
  const params = { predicate: textOf(deck, found.predicate), tile: textOf(deck, found.tile) };
  return found.part === 'subject'
    ? { code: `fakty.subject.${found.want}`, params, rule: 'grammar' }
    : { code: `fakty.object.${found.want}`, params, rule: 'grammar' };
}

export function textOf({ prints }: Deck, tile: Tile): string {
  return prints[tile]?.text ?? '';
}
