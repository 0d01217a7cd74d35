import { count, type Letter } from '@late/lexicon';
import { common, type FieldSet } from '../ground/field-set.ts';
import type { Ground, Ring } from '../ground/ground.ts';
import type { Judge } from '../ground/word-finder.ts';
import { keepValue, MOST_FREE, type Weights } from './weights.ts';

/** What the board promises to whoever has just left it so. */
export function boardValue(weights: Weights, { rings }: Ground, free: FieldSet): number {
  const fields = count(free.low) + count(free.high);
  let value = weights.free[Math.min(fields, MOST_FREE)] as number;
  for (const { points, sides } of rings) {
    value += points * (weights.open[common(sides, free)] as number);
  }
  return value;
}

/** Judges words of this hand by what they leave on the board and in the hand. */
export function foresight(
  weights: Weights,
  ground: Ground,
  hand: readonly Letter[],
  poolLasts: boolean,
): Judge {
  const { free, rings } = ground;
  const worth = Float64Array.from(ground.values, (_, letter) =>
    keepValue(weights, letter, poolLasts),
  );
  const whole = hand.reduce((sum, letter) => sum + (worth[letter] as number), 0);
  const open = rings.map(
    ({ points, sides }) => points * (weights.open[common(sides, free)] as number),
  );
  const allOpen = open.reduce((sum, value) => sum + value, 0);
  return ({ length, letters, laid }, after) => {
    let value = whole + allOpen;
    for (let i = 0; i < length; i++) {
      if (laid[i] === 1) value -= worth[letters[i] as number] as number;
    }
    // Words are many, and most of them touch few bonus fields: only those are counted again.
    const low = free.low ^ after.low;
    const high = free.high ^ after.high;
    for (let i = 0; i < rings.length; i++) {
      const { points, sides } = rings[i] as Ring;
      if (((sides.low & low) | (sides.high & high)) === 0) continue;
      value += points * (weights.open[common(sides, after)] as number) - (open[i] as number);
    }
    const fields = count(after.low) + count(after.high);
    return value + (weights.free[Math.min(fields, MOST_FREE)] as number);
  };
}
