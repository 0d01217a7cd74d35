import type { OfEdition } from '@late/lexicon';
import { type Token, tokenSetOf } from './token-sets.ts';

export type { Token };

/** How many tokens a hand holds as long as the pool lasts. */
export const HAND = 6;

export function tokensOf(options: OfEdition): readonly Token[] {
  return tokenSetOf(options).tokens;
}

export function tokenValue(options: OfEdition, token: Token): number {
  return tokenSetOf(options).values.get(token) ?? 0;
}

/** In the order of the alphabet, so that a hand does not tell what was drawn when. */
export function sorted(options: OfEdition, tokens: readonly Token[]): readonly Token[] {
  const { alphabet } = tokenSetOf(options);
  return tokens.toSorted((a, b) => alphabet.letterOf(a) - alphabet.letterOf(b));
}

/** What is left when `taken` goes; null if something of it is not there. */
export function without(
  tokens: readonly Token[],
  taken: readonly Token[],
): readonly Token[] | null {
  const left = [...tokens];
  for (const token of taken) {
    const place = left.indexOf(token);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
