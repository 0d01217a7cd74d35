import { COLUMNS, FACES, ROWS } from '../../rules/index.ts';
import { ROW_PAIRS } from '../twin/row-pairs.ts';
import { ROLLS } from '../twin/throws.ts';
import type { TwinPad } from '../twin/twin-pad.ts';
import { type Layout, MOST_TERMS, numberEntry, spanOf } from './layout.ts';
import { leftsOf } from './lefts.ts';
import { RESULTS, throwGroupsOf } from './results.ts';
import { RowsAlone } from './rows-alone.ts';
import { RowsTogether } from './rows-together.ts';
import { listTerms } from './terms.ts';

/**
 * Says what pads are worth: the final score for a finished one, a sum of learnt weights before.
 * Whatever the fifth die marks, the two sums have only 66 results, so a whole throw is judged by
 * tabulating these once per mark and looking up the best.
 */
export class Valuer {
  /** The value of every result that `tabulate` found possible. */
  readonly results = new Float64Array(RESULTS);
  private readonly alone: RowsAlone;
  private readonly together: RowsTogether;
  private readonly terms = new Int32Array(MOST_TERMS);

  constructor(
    readonly layout: Layout,
    readonly weights: Float32Array,
  ) {
    this.alone = new RowsAlone(layout, weights);
    this.together = new RowsTogether(layout, weights);
  }

  value(pad: TwinPad): number {
    if (pad.finished) return pad.score();
    const count = listTerms(this.layout, pad, this.terms);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[this.terms[i]!]!;
    return sum;
  }

  /** What the pad is worth before a throw, when the best result of every throw is taken. */
  expectation(pad: TwinPad): number {
    this.tabulate(pad);
    const { results } = this;
    let sum = 0;
    for (const { size, ways, codes } of throwGroupsOf(pad.fixed)) {
      let at = 0;
      for (let thrown = 0; thrown < ways.length; thrown++) {
        let best = results[codes[at++]!]!;
        for (let more = 1; more < size; more++) {
          const value = results[codes[at++]!]!;
          if (value > best) best = value;
        }
        sum += best * ways[thrown]!;
      }
    }
    return sum / ROLLS;
  }

  /** Fills `results` with what the pad is worth after each result; a new number takes its best column. */
  tabulate(pad: TwinPad): void {
    const { left, numbers, columns } = pad;
    this.together.forget();
    const free = pad.freeColumn(0);
    if (free < 0) this.fill(0, pad, pad.fixed, false);
    for (let number = 1; number <= FACES; number++) {
      const column = columns[number]!;
      if (column >= 0) {
        left[column]!--;
        this.fill(number, pad, pad.fixed, false);
        left[column]!++;
      } else if (free >= 0) {
        for (let target = free; target < COLUMNS; target++) {
          if (numbers[target] !== 0) continue;
          numbers[target] = number;
          left[target]!--;
          this.fill(number, pad, pad.fixed | (1 << (number - 1)), target !== free);
          left[target]!++;
          numbers[target] = 0;
        }
      }
    }
  }

  /** The 66 results when the columns stand as `pad` has them now and the rows are yet to be marked. */
  private fill(slot: number, pad: TwinPad, set: number, keepBetter: boolean): void {
    const { left } = pad;
    const time = left[0]! + left[1]! + left[2]!;
    const least = Math.min(left[0]!, left[1]!, left[2]!);
    const at = slot * ROW_PAIRS;
    if (least === 0) {
      this.write(at, this.alone.score(pad), null, keepBetter);
      return;
    }
    const own = this.valueColumns(pad, set) + this.alone.value(pad, set, time, least);
    this.write(at, own, this.together.valuesAt(pad, spanOf(time)), keepBetter);
  }

  private write(at: number, own: number, shared: Float64Array | null, keepBetter: boolean): void {
    const { results } = this;
    const { once, twice } = this.alone;
    let to = at;
    let pair = 0;
    for (let low = 0; low < ROWS; low++) {
      const base = own + once[low]!;
      for (let high = low; high < ROWS; high++, to++, pair++) {
        let value = high === low ? own + twice[low]! : base + once[high]!;
        if (shared !== null) value += shared[pair]!;
        if (!keepBetter || value > results[to]!) results[to] = value;
      }
    }
  }

  private valueColumns(pad: TwinPad, set: number): number {
    const { layout, weights } = this;
    const { left, numbers } = pad;
    let sum = weights[layout.lefts + leftsOf(pad)]!;
    for (let column = 0; column < COLUMNS; column++) {
      if (numbers[column] === 0) continue;
      sum += weights[layout.numbers + numberEntry(set, numbers[column]!, left[column]!)]!;
    }
    return sum;
  }
}
