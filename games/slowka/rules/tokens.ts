import { LETTERS, letterOf } from '@late/lexicon';

/** A cardboard letter, written in lower case. Tokens with the same letter are alike. */
export type Token = string;

/** How many tokens a hand holds as long as the pool lasts. */
export const HAND = 6;

const VALUES: readonly (readonly [points: number, letters: string])[] = [
  [1, 'aeionzkrstw'],
  [2, 'lmp'],
  [3, 'cdjłuy'],
  [5, 'bfgh'],
  [8, 'ąęóśż'],
  [10, 'ćńź'],
];
const COPIES: Readonly<Record<string, number>> = { a: 3, e: 3, i: 3, o: 3, n: 2, z: 2 };

export const TOKEN_VALUES: ReadonlyMap<Token, number> = new Map(
  VALUES.flatMap(([points, letters]) =>
    [...letters].map((letter): [Token, number] => [letter, points]),
  ),
);

/** All 42 tokens, in the order of the alphabet. */
export const TOKENS: readonly Token[] = [...LETTERS].flatMap((letter) =>
  new Array<Token>(COPIES[letter] ?? 1).fill(letter),
);

export function tokenValue(token: Token): number {
  return TOKEN_VALUES.get(token) ?? 0;
}

/** In the order of the alphabet, so that a hand does not tell what was drawn when. */
export function sorted(tokens: readonly Token[]): readonly Token[] {
  return tokens.toSorted((a, b) => letterOf(a) - letterOf(b));
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
