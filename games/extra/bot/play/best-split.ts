import { COLUMNS } from '../../rules/index.ts';
import { sizeOf } from '../twin/number-sets.ts';
import { FIFTH, legalSplitsOf, ROW_PAIR, type SplitCode, splitCode } from '../twin/splits.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import { resultOf } from '../value/results.ts';
import type { Valuer } from '../value/valuer.ts';

/** The best split of a throw by the results that the valuer has just tabulated for this pad. */
export function bestSplit(valuer: Valuer, pad: TwinPad, thrown: number): SplitCode {
  const { starts, codes } = legalSplitsOf(pad.fixed);
  const { results } = valuer;
  const free = COLUMNS - sizeOf(pad.fixed);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  for (let at = starts[thrown]!; at < starts[thrown + 1]!; at++) {
    const code = codes[at]!;
    const fifth = FIFTH[code]!;
    const slot = free > 0 || pad.columns[fifth]! >= 0 ? fifth : 0;
    const value = results[resultOf(slot, ROW_PAIR[code]!)]!;
    if (value > best) {
      best = value;
      chosen = code;
    }
  }
  const fifth = FIFTH[chosen]!;
  return free > 1 && pad.columns[fifth]! < 0 ? bestColumn(valuer, pad, chosen, free) : chosen;
}

/** The results do not say which free column they took. */
function bestColumn(valuer: Valuer, pad: TwinPad, code: SplitCode, free: number): SplitCode {
  const trial = new TwinPad(pad.sheet);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = code;
  for (let nth = 0; nth < free; nth++) {
    trial.copy(pad);
    trial.mark(ROW_PAIR[code]!, FIFTH[code]!, nth);
    const value = valuer.value(trial);
    if (value > best) {
      best = value;
      chosen = splitCode(nth, FIFTH[code]!, ROW_PAIR[code]!);
    }
  }
  return chosen;
}
