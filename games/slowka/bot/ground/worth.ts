import type { PathWord } from '@late/lexicon';
import { common, type FieldSet } from './field-set.ts';
import type { Ground } from './ground.ts';

export function pointsOf({ values }: Ground, { length, letters }: PathWord): number {
  let points = 0;
  for (let i = 0; i < length; i++) points += values[letters[i] as number] as number;
  return points;
}

/** The points of the bonus fields that are closed when only `after` is free any more. */
export function bonusOf({ free, rings }: Ground, after: FieldSet): number {
  let bonus = 0;
  for (const { points, sides } of rings) {
    if (common(sides, after) === 0 && common(sides, free) > 0) bonus += points;
  }
  return bonus;
}
