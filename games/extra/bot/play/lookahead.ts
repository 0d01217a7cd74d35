import { FIFTH, FREE_COLUMN, ROW_PAIR } from '../twin/splits.ts';
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
    const order: number[] = [];
    for (let i = 0; i < splits.length; i++) {
      mark(splits[i]!);
      worth[i] = valuer.value(trial);
      order.push(i);
    }
    if (order.length === 1) return;
    order.sort((i, j) => worth[j]! - worth[i]!);
    const least = worth[order[0]!]! - MARGIN;
    order.forEach((i, rank) => {
      if (rank >= CANDIDATES || worth[i]! < least) {
        worth[i] = Number.NEGATIVE_INFINITY;
        return;
      }
      mark(splits[i]!);
      if (!trial.finished) worth[i] = valuer.expectation(trial);
    });

    function mark(split: number): void {
      trial.copy(pad);
      trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
    }
  };
}
