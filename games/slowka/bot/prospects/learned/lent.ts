import type { Alphabet } from '@late/lexicon';
import type { Weights } from '../weights.ts';

type BySeats = Readonly<Record<number, Weights>>;

/**
 * What one edition's games have taught, for one that nobody has trained yet: letter by letter, and what the first
 * has no token for is worth least.
 */
export function lent(learned: BySeats, by: Alphabet, to: Alphabet): BySeats {
  const keepOf = (keep: readonly number[]) =>
    [...to.letters].map((letter) => keep[by.letters.indexOf(letter)] ?? Math.min(...keep));
  return Object.fromEntries(
    Object.entries(learned).map(([seats, weights]) => [
      seats,
      { ...weights, keep: keepOf(weights.keep) },
    ]),
  );
}
