import type { RackWordOrder } from '@late/lexicon';

/** A word or a move, as it is told. */
export interface Found {
  /** For people. */
  readonly line: string;
  /** For programs. */
  readonly told: {
    readonly word: string;
    readonly score: number;
    readonly [more: string]: unknown;
  };
}

/** What a game's part of the command can do. */
export interface BestOfGame {
  bestWords(letters: string, n: number, order: RackWordOrder): Found[];
  bestMoves(position: string, n: number): Found[];
}

/** A word in capitals; old letters stand in parentheses, blanks are small. */
export function spelled(
  word: string,
  isOld: (place: number) => boolean,
  isBlank: (place: number) => boolean,
): string {
  const signs = [...word].map((letter, place) => {
    const sign = isBlank(place) ? letter : letter.toUpperCase();
    return isOld(place) ? `(${sign})` : sign;
  });
  return signs.join('').replaceAll(')(', '');
}
