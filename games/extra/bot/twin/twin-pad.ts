import { COLUMNS, type Extra, FACES, type Pad, ROWS } from '../../rules/index.ts';
import type { NumberSet } from './number-sets.ts';
import { HIGH_ROW, LOW_ROW } from './row-pairs.ts';
import { MARKS, type TwinSheet } from './twin-sheet.ts';

const NO_COLUMN = -1;

/**
 * A pad that is filled in place. Columns count the boxes that are left. The children's rule is
 * nothing but columns one box longer whose first cross is not drawn, so it needs no case here.
 */
export class TwinPad {
  readonly rows = new Uint8Array(ROWS);
  readonly left = new Uint8Array(COLUMNS);
  /** The EXTRA number of each column; 0 while it is free. */
  readonly numbers = new Uint8Array(COLUMNS);
  /** Where each EXTRA number stands. */
  readonly columns = new Int8Array(FACES + 1);
  fixed: NumberSet = 0;
  finished = false;

  constructor(readonly sheet: TwinSheet) {
    this.clear(false);
  }

  clear(child: boolean): void {
    this.rows.fill(0);
    this.numbers.fill(0);
    this.columns.fill(NO_COLUMN);
    for (let column = 0; column < COLUMNS; column++) {
      this.left[column] = this.sheet.columns[column]! + (child ? 1 : 0);
    }
    this.fixed = 0;
    this.finished = false;
  }

  copy(other: TwinPad): void {
    this.rows.set(other.rows);
    this.left.set(other.left);
    this.numbers.set(other.numbers);
    this.columns.set(other.columns);
    this.fixed = other.fixed;
    this.finished = other.finished;
  }

  read(pad: Pad, child: boolean): void {
    this.clear(child);
    for (let row = 0; row < ROWS; row++) this.rows[row] = pad.rows[row]!;
    for (let column = 0; column < COLUMNS; column++) {
      const { number, crosses } = pad.extras[column] as Extra;
      if (number === 0) continue;
      this.enter(number, column);
      this.left[column] = this.sheet.columns[column]! - crosses;
      if (this.left[column] === 0) this.finished = true;
    }
  }

  write(): Pad {
    const extras = Array.from(this.numbers, (number, column) => ({
      number,
      crosses: number === 0 ? 0 : this.sheet.columns[column]! - this.left[column]!,
    }));
    return { rows: Array.from(this.rows), extras };
  }

  /** The column that is `nth` among the free ones. */
  freeColumn(nth: number): number {
    let skip = nth;
    for (let column = 0; column < COLUMNS; column++) {
      if (this.numbers[column] === 0 && skip-- === 0) return column;
    }
    return NO_COLUMN;
  }

  /** Marks a legal split; a new EXTRA number goes to the `nth` free column. */
  mark(rowPair: number, fifth: number, nth: number): void {
    const { rows, sheet } = this;
    const low = LOW_ROW[rowPair]!;
    const high = HIGH_ROW[rowPair]!;
    if (rows[low]! < sheet.boxes[low]!) rows[low]!++;
    if (rows[high]! < sheet.boxes[high]!) rows[high]!++;
    let column = this.columns[fifth]!;
    if (column === NO_COLUMN) {
      column = this.freeColumn(nth);
      if (column === NO_COLUMN) return;
      this.enter(fifth, column);
    }
    if (--this.left[column]! === 0) this.finished = true;
  }

  score(): number {
    const { rows, sheet } = this;
    let total = 0;
    for (let row = 0; row < ROWS; row++) total += sheet.scores[row * MARKS + rows[row]!]!;
    return total;
  }

  private enter(number: number, column: number): void {
    this.numbers[column] = number;
    this.columns[number] = column;
    this.fixed |= 1 << (number - 1);
  }
}
