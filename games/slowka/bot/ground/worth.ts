import type { PathWord } from '@late/lexicon';
import type { FieldSet } from './field-set.ts';
import type { Ground, Ring } from './ground.ts';

export function pointsOf({ values }: Ground, { length, letters }: PathWord): number {
  let points = 0;
  for (let i = 0; i < length; i++) points += values[letters[i] as number] as number;
  return points;
}

/** The points of the bonus fields that are closed when only `after` is free any more. */
export function bonusOf({ free, rings }: Ground, after: FieldSet): number {
  let bonus = 0;
  // By index and without counting: this is asked of every word there is.
  for (let i = 0; i < rings.length; i++) {
    const { points, sides } = rings[i] as Ring;
    if ((sides.low & after.low) | (sides.high & after.high)) continue;
    if ((sides.low & free.low) | (sides.high & free.high)) bonus += points;
  }
  return bonus;
}
