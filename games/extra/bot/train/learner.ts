import type { Chance } from '@late/kernel';
import { bestSplit } from '../play/best-split.ts';
import { FIFTH, FREE_COLUMN, legalSplitsOf, ROW_PAIR } from '../twin/splits.ts';
import { ROLLS, THROW_OF_ROLL } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import { type Layout, MOST_TERMS } from '../value/layout.ts';
import { listTerms } from '../value/terms.ts';
import { Valuer } from '../value/valuer.ts';

const STRAYS = 0.03;
const FIRST_STRAYS = 0.2;
const CHILDREN = 0.1;
const FINE = 10_000;

/**
 * Learns what pads are worth by playing alone: after every decision the pad's value is moved
 * towards what the next throw makes of it, averaged exactly over all 252 throws.
 */
export class Learner {
  readonly weights: Float32Array;
  readonly valuer: Valuer;
  private readonly pad: TwinPad;
  private readonly terms = new Int32Array(MOST_TERMS);

  constructor(
    private readonly layout: Layout,
    private readonly chance: Chance,
  ) {
    this.weights = new Float32Array(layout.size);
    this.valuer = new Valuer(layout, this.weights);
    this.pad = new TwinPad(layout.sheet);
  }

  /** `rate` is the part of an error that is put right at once. */
  playGame(rate: number): void {
    const { pad, valuer, chance } = this;
    pad.clear(chance.below(FINE) < CHILDREN * FINE);
    valuer.tabulate(pad);
    let strays = FIRST_STRAYS;
    while (!pad.finished) {
      const thrown = THROW_OF_ROLL[chance.below(ROLLS)]!;
      const code =
        chance.below(FINE) < strays * FINE ? this.anySplit(thrown) : bestSplit(valuer, pad, thrown);
      pad.mark(ROW_PAIR[code]!, FIFTH[code]!, FREE_COLUMN[code]!);
      strays = STRAYS;
      if (!pad.finished) this.learn(rate);
    }
  }

  private anySplit(thrown: number): number {
    const { starts, codes } = legalSplitsOf(this.pad.fixed);
    const start = starts[thrown]!;
    return codes[start + this.chance.below(starts[thrown + 1]! - start)]!;
  }

  private learn(rate: number): void {
    const { terms, weights, pad, valuer } = this;
    const count = listTerms(this.layout, pad, terms);
    let value = 0;
    for (let i = 0; i < count; i++) value += weights[terms[i]!]!;
    const step = (rate * (valuer.expectation(pad) - value)) / count;
    for (let i = 0; i < count; i++) weights[terms[i]!]! += step;
  }
}
