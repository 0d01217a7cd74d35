import { ROWS } from '../../rules/index.ts';
import type { TwinPad } from '../twin/twin-pad.ts';
import { MARKS } from '../twin/twin-sheet.ts';
import { MIDDLE_ROW } from './cells.ts';
import {
  type Layout,
  LEASTS,
  SET_FOR_HIGH_ROWS,
  SET_FOR_LOW_ROWS,
  SET_FOR_MIDDLE_ROW,
  TIMES,
} from './layout.ts';

/** What each row is worth by itself, and what one and two more crosses change about that. */
export class RowsAlone {
  readonly once = new Float64Array(ROWS);
  readonly twice = new Float64Array(ROWS);

  constructor(
    private readonly layout: Layout,
    private readonly weights: Float32Array,
  ) {}

  /** The rows' learnt values together, while the columns still have boxes. */
  value({ rows }: TwinPad, set: number, time: number, least: number): number {
    const { layout, weights, once, twice } = this;
    const { count, of, next } = layout.cells;
    const byTime = layout.byTime + (time * LEASTS + least) * count;
    const low = layout.bySet + (SET_FOR_LOW_ROWS[set]! * TIMES + time) * count;
    const middle = layout.bySet + (SET_FOR_MIDDLE_ROW[set]! * TIMES + time) * count;
    const high = layout.bySet + (SET_FOR_HIGH_ROWS[set]! * TIMES + time) * count;
    let sum = 0;
    for (let row = 0; row < ROWS; row++) {
      const bySet = row < MIDDLE_ROW ? low : row > MIDDLE_ROW ? high : middle;
      const cell = of[row * MARKS + rows[row]!]!;
      const second = next[cell]!;
      const third = next[second]!;
      const now = weights[byTime + cell]! + weights[bySet + cell]!;
      once[row] = weights[byTime + second]! + weights[bySet + second]! - now;
      twice[row] = weights[byTime + third]! + weights[bySet + third]! - now;
      sum += now;
    }
    return sum;
  }

  /** The rows' score, for a pad that is finished with this throw. */
  score({ rows }: TwinPad): number {
    const { once, twice } = this;
    const { scores, boxes } = this.layout.sheet;
    let sum = 0;
    for (let row = 0; row < ROWS; row++) {
      const marks = rows[row]!;
      const at = row * MARKS;
      const most = boxes[row]!;
      const now = scores[at + marks]!;
      once[row] = scores[at + Math.min(marks + 1, most)]! - now;
      twice[row] = scores[at + Math.min(marks + 2, most)]! - now;
      sum += now;
    }
    return sum;
  }
}
