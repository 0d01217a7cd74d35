/** Five dice, in ascending order: their order on the table means nothing. */
export type Dice = readonly [number, number, number, number, number];

export type Pair = readonly [number, number];

export const FACES = 6;

export function sorted(dice: Dice): Dice {
  return [...dice].sort((a, b) => a - b) as unknown as Dice;
}

/** Equal for equal dice in any order: a digit to the base 8 counts each face. */
export function tally(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += 1 << (3 * (die - 1));
  return sum;
}
