import {
  type Colour,
  checkDeck,
  DECK_LIMITS,
  type Finding,
  type OwnDeck,
  PER_COLOUR,
  type Place,
  rowsOf,
  SPECIAL_WORDS,
} from '../decks/index.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';

/** Why nobody can play with that deck; null for ours, which are tested. */
export function whyNotDeck({ deck }: Pick<Options, 'deck'>): Refusal | null {
  if (typeof deck === 'string') return null;
  const found = checkDeck(deck).find(({ bars }) => bars);
  return found ? findingSaid(deck, found) : null;
}

const nameOf = (colour: Colour) => `fakty.colour.${colour}` as const;

/** A finding about a deck, to be said to its author. */
export function findingSaid(deck: OwnDeck, finding: Finding): Refusal {
  const rule = 'own-decks';
  const tile = ({ colour, at }: Place) => rowsOf(deck)[colour][at]?.text.replaceAll('_', '') ?? '';
  switch (finding.code) {
    case 'size':
      return { code: 'fakty.deck.size', rule };
    case 'count': {
      const { count } = finding;
      const colour = nameOf(finding.colour);
      return { code: 'fakty.deck.count', params: { colour, count, needed: PER_COLOUR }, rule };
    }
    case 'special': {
      const { count } = finding;
      const colour = nameOf(finding.colour);
      return { code: 'fakty.deck.special', params: { colour, count, ...SPECIAL_WORDS }, rule };
    }
    case 'blank': {
      const { at, colour } = finding.place;
      const params = { colour: nameOf(colour), number: at + 1 };
      return { code: 'fakty.deck.blank', params, rule };
    }
    case 'long': {
      const params = { tile: tile(finding.place), most: DECK_LIMITS.text };
      return { code: 'fakty.deck.long', params, rule };
    }
    case 'scarce': {
      const { place, other, third, count, least } = finding;
      const pair = { tile: tile(place), other: tile(other) };
      const params = { ...pair, third: nameOf(third), count, least };
      return { code: 'fakty.deck.scarce', params, rule };
    }
    default:
      return { code: `fakty.deck.${finding.code}`, params: { tile: tile(finding.place) }, rule };
  }
}
