import type { Token } from '../../rules/index.ts';
import { common } from '../ground/field-set.ts';
import { FREE, type Ground } from '../ground/ground.ts';
import { MOST_FREE, MOST_OPEN, type Weights } from '../prospects/weights.ts';

/** The most that an alphabet has. */
const LETTERS = 32;

/** Where each kind of weight begins in a row of them. */
const OPEN = MOST_FREE + 1;
const KEEP = OPEN + MOST_OPEN + 1;
const STAY = KEEP + LETTERS;
export const FEATURES = STAY + 1;

/** What a turn left behind, so that its value is a sum of these numbers times the weights. */
export function featuresOf(
  { alphabet, letters, free, rings }: Ground,
  kept: readonly Token[],
  poolLasts: boolean,
): number[] {
  const row = new Array<number>(FEATURES).fill(0);
  const fields = letters.filter((letter) => letter === FREE).length;
  row[Math.min(fields, MOST_FREE)] = 1;
  for (const { points, sides } of rings) {
    const open = common(sides, free);
    if (open > 0) (row[OPEN + open] as number) += points;
  }
  for (const token of kept) (row[KEEP + alphabet.letterOf(token)] as number)++;
  if (poolLasts) row[STAY] = kept.length;
  return row;
}

export function weightsFrom(row: readonly number[]): Weights {
  const rounded = row.map((weight) => Number(weight.toFixed(2)));
  return {
    free: rounded.slice(0, OPEN),
    open: rounded.slice(OPEN, KEEP),
    keep: rounded.slice(KEEP, STAY),
    stay: rounded[STAY] as number,
  };
}
