import type { Chance } from '@late/kernel';
import type { Judge } from '../play/judge.ts';
import { FIFTH, FREE_COLUMN, legalSplitsOf, MOST_SPLITS, ROW_PAIR } from '../twin/splits.ts';
import { ROLLS, THROW_OF_ROLL } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import { bestResult } from '../value/results.ts';
import type { Valuer } from '../value/valuer.ts';

export interface MeanScore {
  readonly mean: number;
  /** The mean's standard error. */
  readonly error: number;
}

/**
 * Plays solo games, always taking the split that the judge likes best. What the valuer sees as
 * the luck of the dice is taken off each score: it is 0 on average, so the mean stays right
 * while its error shrinks several times.
 */
export function meanScore(valuer: Valuer, judge: Judge, games: number, chance: Chance): MeanScore {
  const pad = new TwinPad(valuer.layout.sheet);
  const worth = new Float64Array(MOST_SPLITS);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    pad.clear(false);
    let luck = 0;
    while (!pad.finished) {
      const thrown = THROW_OF_ROLL[chance.below(ROLLS)]!;
      luck -= valuer.expectation(pad);
      luck += bestResult(valuer.results, pad.fixed, thrown);
      const { starts, codes } = legalSplitsOf(pad.fixed);
      const splits = codes.subarray(starts[thrown], starts[thrown + 1]);
      judge(pad, splits, worth);
      let best = 0;
      for (let i = 1; i < splits.length; i++) if (worth[i]! > worth[best]!) best = i;
      const split = splits[best]!;
      pad.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
    }
    const score = pad.score() - luck;
    sum += score;
    squares += score * score;
  }
  const mean = sum / games;
  return { mean, error: Math.sqrt((squares / games - mean * mean) / games) };
}
