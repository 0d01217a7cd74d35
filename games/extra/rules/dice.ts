/** Five dice, in ascending order: their order on the table means nothing. */
export type Dice = readonly [number, number, number, number, number];

export type Pair = readonly [number, number];

export const FACES = 6;

/** By insertion, which for five dice beats the general sort several times over. */
export function sorted(dice: Dice): Dice {
  const result: number[] = dice.slice();
  for (let next = 1; next < result.length; next++) {
    const die = result[next] as number;
    let place = next;
    for (; place > 0 && (result[place - 1] as number) > die; place--) {
      result[place] = result[place - 1] as number;
    }
    result[place] = die;
  }
  return result as unknown as Dice;
}

/** Equal for equal dice in any order: a digit to the base 8 counts each face. */
export function tally(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += 1 << (3 * (die - 1));
  return sum;
}
