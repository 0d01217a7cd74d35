import { ROWS } from '../../rules/index.ts';
import { MARKS, type TwinSheet } from '../twin/twin-sheet.ts';
import { mirrorRow } from './cells.ts';

/** Two different rows with their crosses; a couple and its mirror image share one entry. */
export interface RowCouples {
  readonly count: number;
  /** The entry of rows r < s with m and n crosses: see coupleAt. */
  readonly of: Uint16Array;
}

export function coupleAt(row: number, marks: number, other: number, otherMarks: number): number {
  return ((row * ROWS + other) * MARKS + marks) * MARKS + otherMarks;
}

export function rowCouplesOf({ boxes }: TwinSheet): RowCouples {
  const of = new Uint16Array(ROWS * ROWS * MARKS * MARKS);
  const known = new Map<number, number>();
  for (let row = 0; row < ROWS; row++) {
    for (let other = row + 1; other < ROWS; other++) {
      for (let marks = 0; marks <= boxes[row]!; marks++) {
        for (let otherMarks = 0; otherMarks <= boxes[other]!; otherMarks++) {
          const here = coupleAt(row, marks, other, otherMarks);
          const mirror = coupleAt(mirrorRow(other), otherMarks, mirrorRow(row), marks);
          const key = Math.min(here, mirror);
          if (!known.has(key)) known.set(key, known.size);
          of[here] = known.get(key)!;
        }
      }
    }
  }
  return { count: known.size, of };
}
