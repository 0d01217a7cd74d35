import { FIFTH, FREE_COLUMN, legalSplitsOf, MOST_SPLITS, ROW_PAIR } from '../twin/splits.ts';
import { ROLLS, THROWS, WAYS } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { TwinSheet } from '../twin/twin-sheet.ts';
import type { Judge } from './judge.ts';

/** Judges the few splits that a judge likes best once more, by what the same judge makes of every next throw. */
export function nextThrow(sheet: TwinSheet, judge: Judge, candidates: number): Judge {
  const trial = new TwinPad(sheet);
  const later = new Float64Array(MOST_SPLITS);

  function meanOfBest(pad: TwinPad): number {
    const { starts, codes } = legalSplitsOf(pad.fixed);
    let sum = 0;
    for (let thrown = 0; thrown < THROWS.length; thrown++) {
      const splits = codes.subarray(starts[thrown], starts[thrown + 1]);
      judge(pad, splits, later);
      let best = later[0]!;
      for (let i = 1; i < splits.length; i++) best = Math.max(best, later[i]!);
      sum += best * WAYS[thrown]!;
    }
    return sum / ROLLS;
  }

  return (pad, splits, worth) => {
    judge(pad, splits, worth);
    const ranking = worth.slice(0, splits.length).sort().reverse();
    const least = ranking[candidates - 1] ?? ranking.at(-1)!;
    for (let i = 0; i < splits.length; i++) {
      const split = splits[i]!;
      if (worth[i]! < least) {
        worth[i] = Number.NEGATIVE_INFINITY;
        continue;
      }
      trial.copy(pad);
      trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
      if (!trial.finished) worth[i] = meanOfBest(trial);
    }
  };
}
