import { LETTERS, type PathWord } from '@late/lexicon';
import { tokenValue } from '../../rules/index.ts';
import { common, type FieldSet } from './field-set.ts';
import type { Ground } from './ground.ts';

/** By letter. */
export const VALUES = Uint8Array.from(LETTERS, tokenValue);

export function pointsOf({ length, letters }: PathWord): number {
  let points = 0;
  for (let i = 0; i < length; i++) points += VALUES[letters[i] as number] as number;
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
