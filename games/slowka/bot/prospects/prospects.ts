import { count, type Letter } from '@late/lexicon';
import { common, type FieldSet } from '../ground/field-set.ts';
import type { Ground } from '../ground/ground.ts';
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
  const worth = (letter: Letter) => keepValue(weights, letter, poolLasts);
  const whole = hand.reduce((sum, letter) => sum + worth(letter), 0);
  return ({ length, letters, laid }, after) => {
    let kept = whole;
    for (let i = 0; i < length; i++) if (laid[i] === 1) kept -= worth(letters[i] as number);
    return kept + boardValue(weights, ground, after);
  };
}
