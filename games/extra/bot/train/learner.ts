import type { Chance } from '@late/kernel';
import { FIFTH, FREE_COLUMN, legalSplitsOf, ROW_PAIR } from '../twin/splits.ts';
import { ROLLS, THROW_OF_ROLL } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import { type Layout, MOST_TERMS } from '../value/layout.ts';
import { listTerms } from '../value/terms.ts';
import { Valuer } from '../value/valuer.ts';
import { bestSplit } from './best-split.ts';

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
  /** Sums of a weight's errors and of their sizes: a weight whose errors cancel out has settled. */
  private readonly drift: Float64Array;
  private readonly travel: Float64Array;
  private readonly shares: Float32Array;
  private readonly pad: TwinPad;
  private readonly terms = new Int32Array(MOST_TERMS);

  constructor(
    private readonly layout: Layout,
    private readonly chance: Chance,
  ) {
    this.weights = new Float32Array(layout.size);
    this.drift = new Float64Array(layout.size);
    this.travel = new Float64Array(layout.size);
    this.shares = sharesOf(layout);
    this.valuer = new Valuer(layout, this.weights);
    this.pad = new TwinPad(layout.sheet);
  }

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
    const { terms, weights, drift, travel, shares, pad, valuer } = this;
    const count = listTerms(this.layout, pad, terms);
    let value = 0;
    let share = 0;
    for (let i = 0; i < count; i++) {
      value += weights[terms[i]!]!;
      share += shares[terms[i]!]!;
    }
    const error = valuer.expectation(pad) - value;
    const size = Math.abs(error);
    const step = (error * rate) / share;
    for (let i = 0; i < count; i++) {
      const term = terms[i]!;
      const travelled = travel[term]!;
      const unsettled = travelled === 0 ? 1 : Math.abs(drift[term]!) / travelled;
      weights[term]! += step * shares[term]! * unsettled;
      drift[term]! += error;
      travel[term]! += size;
    }
  }
}

/** How much of an error each kind of term takes on: rare kinds more, or they would never learn. */
function sharesOf(layout: Layout): Float32Array {
  const shares = new Float32Array(layout.size);
  shares.fill(1, layout.lefts);
  shares.fill(1, layout.numbers);
  shares.fill(1, layout.byTime);
  shares.fill(1, layout.bySet);
  shares.fill(1, layout.byCouple);
  shares.fill(1, layout.byPattern);
  return shares;
}
