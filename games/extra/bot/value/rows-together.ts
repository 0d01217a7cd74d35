import { ROWS } from '../../rules/index.ts';
import { ROW_PAIRS, rowPairOf } from '../twin/row-pairs.ts';
import type { TwinPad } from '../twin/twin-pad.ts';
import { MARKS } from '../twin/twin-sheet.ts';
import type { Layout } from './layout.ts';
import { coupleAt } from './row-couples.ts';

/**
 * What rows are worth to one another: couples of rows and the status pattern, for each of the 66
 * results. It hardly depends on the EXTRA columns, so one computation serves most of a throw.
 */
export class RowsTogether {
  private readonly values = new Float64Array(ROW_PAIRS);
  private readonly once = new Float64Array(ROWS);
  private readonly twice = new Float64Array(ROWS);
  private readonly marked = new Uint8Array(ROWS);
  private readonly markedTwice = new Uint8Array(ROWS);
  private span = -1;

  constructor(
    private readonly layout: Layout,
    private readonly weights: Float32Array,
  ) {}

  /** The rows have changed. */
  forget(): void {
    this.span = -1;
  }

  valuesAt(pad: TwinPad, span: number): Float64Array {
    if (span === this.span) return this.values;
    this.span = span;
    this.look(pad);
    this.addCouples(pad.rows, span);
    this.addPatterns(pad.rows);
    return this.values;
  }

  private look({ rows }: TwinPad): void {
    const { boxes } = this.layout.sheet;
    for (let row = 0; row < ROWS; row++) {
      const marks = rows[row]!;
      const most = boxes[row]!;
      this.marked[row] = Math.min(marks + 1, most);
      this.markedTwice[row] = Math.min(marks + 2, most);
      this.once[row] = 0;
      this.twice[row] = 0;
    }
  }

  private addCouples(rows: Uint8Array, span: number): void {
    const { values, once, twice, marked, markedTwice, layout, weights } = this;
    const { of, count } = layout.couples;
    const base = layout.byCouple + span * count;
    let sum = 0;
    for (let row = 0; row < ROWS; row++) {
      for (let other = row + 1; other < ROWS; other++) {
        const at = coupleAt(row, 0, other, 0);
        const stay = at + rows[row]! * MARKS;
        const go = at + marked[row]! * MARKS;
        const far = at + markedTwice[row]! * MARKS;
        const now = weights[base + of[stay + rows[other]!]!]!;
        const first = weights[base + of[go + rows[other]!]!]! - now;
        const second = weights[base + of[stay + marked[other]!]!]! - now;
        sum += now;
        once[row]! += first;
        once[other]! += second;
        twice[row]! += weights[base + of[far + rows[other]!]!]! - now;
        twice[other]! += weights[base + of[stay + markedTwice[other]!]!]! - now;
        // Both rows crossed: what the two single crosses do not say about it.
        values[rowPairOf(row, other)] =
          weights[base + of[go + marked[other]!]!]! - now - first - second;
      }
    }
    for (let row = 0, pair = 0; row < ROWS; row++) {
      values[pair++] = sum + twice[row]!;
      for (let other = row + 1; other < ROWS; other++, pair++) {
        values[pair]! += sum + once[row]! + once[other]!;
      }
    }
  }

  private addPatterns(rows: Uint8Array): void {
    const { values, once, twice, marked, markedTwice, layout, weights } = this;
    const { part, of } = layout.patterns;
    const { byPattern } = layout;
    let pattern = 0;
    for (let row = 0; row < ROWS; row++) {
      const now = part[row * MARKS + rows[row]!]!;
      once[row] = part[row * MARKS + marked[row]!]! - now;
      twice[row] = part[row * MARKS + markedTwice[row]!]! - now;
      pattern += now;
    }
    for (let row = 0, pair = 0; row < ROWS; row++) {
      values[pair++]! += weights[byPattern + of[pattern + twice[row]!]!]!;
      for (let other = row + 1; other < ROWS; other++, pair++) {
        values[pair]! += weights[byPattern + of[pattern + once[row]! + once[other]!]!]!;
      }
    }
  }
}
