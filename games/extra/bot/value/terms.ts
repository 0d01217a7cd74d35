import { COLUMNS, ROWS } from '../../rules/index.ts';
import type { TwinPad } from '../twin/twin-pad.ts';
import { MARKS } from '../twin/twin-sheet.ts';
import { MIDDLE_ROW } from './cells.ts';
import {
  type Layout,
  LEASTS,
  numberEntry,
  SET_FOR_HIGH_ROWS,
  SET_FOR_LOW_ROWS,
  SET_FOR_MIDDLE_ROW,
  spanOf,
  TIMES,
} from './layout.ts';
import { leftsOf } from './lefts.ts';
import { coupleAt } from './row-couples.ts';

/** Lists the weights whose sum is the pad's value; returns how many there are. */
export function listTerms(layout: Layout, pad: TwinPad, terms: Int32Array): number {
  const { cells, couples, patterns } = layout;
  const { rows, left, numbers, fixed } = pad;
  const time = left[0]! + left[1]! + left[2]!;
  const least = Math.min(left[0]!, left[1]!, left[2]!);
  let count = 0;
  terms[count++] = layout.lefts + leftsOf(pad);
  for (let column = 0; column < COLUMNS; column++) {
    if (numbers[column] === 0) continue;
    terms[count++] = layout.numbers + numberEntry(fixed, numbers[column]!, left[column]!);
  }
  const byTime = layout.byTime + (time * LEASTS + least) * cells.count;
  const byCouple = layout.byCouple + spanOf(time) * couples.count;
  let pattern = 0;
  for (let row = 0; row < ROWS; row++) {
    const marks = rows[row]!;
    const cell = cells.of[row * MARKS + marks]!;
    terms[count++] = byTime + cell;
    terms[count++] = bySetEntry(layout, row, fixed, time) + cell;
    pattern += patterns.part[row * MARKS + marks]!;
    for (let other = row + 1; other < ROWS; other++) {
      terms[count++] = byCouple + couples.of[coupleAt(row, marks, other, rows[other]!)]!;
    }
  }
  terms[count++] = layout.byPattern + patterns.of[pattern]!;
  return count;
}

/** Where the cells of this row begin in the part that knows the set of EXTRA numbers. */
export function bySetEntry(layout: Layout, row: number, set: number, time: number): number {
  const ids =
    row < MIDDLE_ROW ? SET_FOR_LOW_ROWS : row > MIDDLE_ROW ? SET_FOR_HIGH_ROWS : SET_FOR_MIDDLE_ROW;
  return layout.bySet + (ids[set]! * TIMES + time) * layout.cells.count;
}
