import type { Judge } from '../play/judge.ts';
import { FIFTH, FREE_COLUMN, ROW_PAIR } from '../twin/splits.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { Valuer } from '../value/valuer.ts';

/** Takes the weights at their word, without looking at the next throw. */
export function greedy(valuer: Valuer): Judge {
  const trial = new TwinPad(valuer.layout.sheet);
  return (pad, splits, worth) => {
    for (let i = 0; i < splits.length; i++) {
      const split = splits[i]!;
      trial.copy(pad);
      trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
      worth[i] = valuer.value(trial);
    }
  };
}
