import type { Alphabet } from '@late/lexicon';
import type { Tile } from '../../rules/index.ts';
import { BLANK_KIND, isVowel, KINDS, kindOf, type LeaveWeights } from '../common/leave.ts';

/** A hand of seven keeps at most six. */
const SIDE = 7;
const MORE = KINDS;
const BALANCE = 2 * KINDS;
const BAG = BALANCE + SIDE * SIDE;
export const FEATURES = BAG + 2;

/** What a value of kept tiles is made of: the tiles, their balance, and how long the game still is. */
export function featuresOf(alphabet: Alphabet, kept: readonly Tile[], bag: number): Float64Array {
  const features = new Float64Array(FEATURES);
  let vowels = 0;
  let consonants = 0;
  for (const tile of kept) {
    const kind = kindOf(alphabet, tile);
    const at = features[kind] ? MORE + kind : kind;
    features[at] = (features[at] as number) + 1;
    if (kind === BLANK_KIND) continue;
    if (isVowel(alphabet, kind)) vowels++;
    else consonants++;
  }
  features[BALANCE + SIDE * vowels + consonants] = 1;
  features[BAG] = 1;
  features[BAG + 1] = bag / 10;
  return features;
}

export function weightsFrom(solution: ArrayLike<number>): LeaveWeights {
  const rounded = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => Math.round(10 * (solution[from + i] as number)) / 10);
  return {
    one: rounded(0, KINDS),
    more: rounded(MORE, KINDS),
    balance: Array.from({ length: SIDE }, (_, vowels) =>
      rounded(BALANCE + SIDE * vowels, SIDE - vowels),
    ),
  };
}
