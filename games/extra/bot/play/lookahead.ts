import { FIFTH, FREE_COLUMN, ROW_PAIR, type SplitCode } from '../twin/splits.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { Valuer } from '../value/valuer.ts';
import type { Judge } from './judge.ts';

/** Only the most promising splits are worth a look at every next throw. */
const CANDIDATES = 8;
const MARGIN = 60;

/** Values each split by the learnt weights, and the best ones by all throws that may follow. */
export function lookahead(valuer: Valuer): Judge {
  const trial = new TwinPad(valuer.layout.sheet);
  return (pad, splits, worth) => {
    for (let i = 0; i < splits.length; i++) {
      worth[i] = isRepeated(pad, splits[i]!) ? Number.NEGATIVE_INFINITY : valuer.value(after(i));
    }
    if (splits.length === 1) return;
    const ranking = worth.slice(0, splits.length).sort().reverse();
    const least = Math.max(ranking[0]! - MARGIN, ranking[CANDIDATES - 1] ?? ranking.at(-1)!);
    for (let i = 0; i < splits.length; i++) {
      if (worth[i]! < least) worth[i] = Number.NEGATIVE_INFINITY;
      else if (!after(i).finished) worth[i] = valuer.expectation(trial);
    }

    function after(i: number): TwinPad {
      const split = splits[i]!;
      trial.copy(pad);
      trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
      return trial;
    }
  };
}

/** Free columns of one length are all the same: the leftmost stands for them. */
export function isRepeated(pad: TwinPad, split: SplitCode): boolean {
  const nth = FREE_COLUMN[split]!;
  if (nth === 0) return false;
  return pad.left[pad.freeColumn(nth)] === pad.left[pad.freeColumn(nth - 1)];
}
