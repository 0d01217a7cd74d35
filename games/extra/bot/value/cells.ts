import { ROWS } from '../../rules/index.ts';
import { MARKS, type TwinSheet } from '../twin/twin-sheet.ts';

/** A cell is a row with its crosses; a row and its mirror image share their cells. */
export interface Cells {
  readonly count: number;
  /** The cell of row r with m crosses: entry r × MARKS + m. */
  readonly of: Uint8Array;
  /** The cell after one more cross; a full row stays as it is. */
  readonly next: Uint8Array;
}

export const MIDDLE_ROW = (ROWS - 1) / 2;

export function mirrorRow(row: number): number {
  return ROWS - 1 - row;
}

export function cellsOf({ boxes }: TwinSheet): Cells {
  const of = new Uint8Array(ROWS * MARKS);
  const next: number[] = [];
  for (let row = 0; row <= MIDDLE_ROW; row++) {
    for (let marks = 0; marks <= boxes[row]!; marks++) {
      const cell = next.length;
      of[row * MARKS + marks] = cell;
      of[mirrorRow(row) * MARKS + marks] = cell;
      next.push(marks < boxes[row]! ? cell + 1 : cell);
    }
  }
  return { count: next.length, of, next: Uint8Array.from(next) };
}
