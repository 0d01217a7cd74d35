import { type Chance, seededChance } from '@late/kernel';

export const MAX_SEED = 2 ** 32 - 1;

/**
 * Streams of luck for numbered games. The dice of game n depend on the seed and n alone, so two
 * line-ups given the same seed meet the same dice.
 */
export function luckOf(seed: number): (game: number, stream: number) => Chance {
  const key = seededChance(seed).below(2 ** 32);
  // `seededChance` uses only odd upper halves: twice the stream keeps the streams apart.
  return (game, stream) => seededChance(((key ^ game) >>> 0) + 2 ** 32 * (2 * stream));
}
