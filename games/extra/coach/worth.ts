import { isRepeated } from '../bot/play/lookahead.ts';
import { FIFTH, FREE_COLUMN, legalSplitsOf, ROW_PAIR, type SplitCode } from '../bot/twin/splits.ts';
import { ROLLS, THROWS, WAYS } from '../bot/twin/throws.ts';
import { TwinPad } from '../bot/twin/twin-pad.ts';
import type { Valuer } from '../bot/value/valuer.ts';

/** Splits that look so many points worse at first sight are never the best after all. */
const MARGIN = 120;

/** What pads are worth: the final score, as the trained weights foresee it when they look at every next throw. */
export class Worth {
  private readonly valuer: Valuer;
  private readonly trial: TwinPad;

  constructor(valuer: Valuer) {
    this.valuer = valuer;
    this.trial = new TwinPad(valuer.layout.sheet);
  }

  of(pad: TwinPad): number {
    return pad.finished ? pad.score() : this.valuer.expectation(pad);
  }

  after(pad: TwinPad, split: SplitCode): number {
    return this.of(this.marked(pad, split));
  }

  /** What the best split of every throw is worth, by throw, and the mean over all rolls. */
  ofThrows(pad: TwinPad): { readonly best: Float64Array; readonly mean: number } {
    const { starts, codes } = legalSplitsOf(pad.fixed);
    const glances = new Map<SplitCode, number>();
    const looks = new Map<SplitCode, number>();
    const glance = (code: SplitCode) =>
      known(glances, code, () => this.valuer.value(this.marked(pad, code)));
    const best = new Float64Array(THROWS.length);
    let sum = 0;
    for (let thrown = 0; thrown < THROWS.length; thrown++) {
      const splits = codes
        .subarray(starts[thrown], starts[thrown + 1])
        .filter((code) => !isRepeated(pad, code));
      let promising = Number.NEGATIVE_INFINITY;
      for (const code of splits) promising = Math.max(promising, glance(code));
      let most = Number.NEGATIVE_INFINITY;
      for (const code of splits) {
        if (glance(code) < promising - MARGIN) continue;
        most = Math.max(
          most,
          known(looks, code, () => this.after(pad, code)),
        );
      }
      best[thrown] = most;
      sum += most * WAYS[thrown]!;
    }
    return { best, mean: sum / ROLLS };
  }

  private marked(pad: TwinPad, split: SplitCode): TwinPad {
    this.trial.copy(pad);
    this.trial.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
    return this.trial;
  }
}

function known(values: Map<SplitCode, number>, code: SplitCode, find: () => number): number {
  const before = values.get(code);
  if (before !== undefined) return before;
  const found = find();
  values.set(code, found);
  return found;
}
