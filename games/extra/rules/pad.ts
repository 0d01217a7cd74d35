import { boxesOf, COLUMNS, ROWS, rowScore, type Sheet } from './sheet.ts';
import type { Split } from './split.ts';

/** An EXTRA column. `number` is 0 while the column is free. */
export interface Extra {
  readonly number: number;
  readonly crosses: number;
}

/** One player's sheet as it is filled in. */
export interface Pad {
  /** Crosses per row; index = sum − 2. */
  readonly rows: readonly number[];
  readonly extras: readonly Extra[];
}

export const BLANK_PAD: Pad = {
  rows: new Array<number>(ROWS).fill(0),
  extras: new Array<Extra>(COLUMNS).fill({ number: 0, crosses: 0 }),
};

export function columnOf(pad: Pad, number: number): number {
  const { extras } = pad;
  for (let column = 0; column < COLUMNS; column++) {
    if ((extras[column] as Extra).number === number) return column;
  }
  return -1;
}

export function hasFreeColumn(pad: Pad): boolean {
  return columnOf(pad, 0) >= 0;
}

/** Whether every EXTRA number is fixed and none of them is in the throw: then no box is crossed. */
export function isFreeThrow(pad: Pad, dice: readonly number[]): boolean {
  return !hasFreeColumn(pad) && dice.every((die) => columnOf(pad, die) < 0);
}

/** Whether `fifth` may be left for the EXTRA table. */
export function mayBeFifth(pad: Pad, dice: readonly number[], fifth: number): boolean {
  return hasFreeColumn(pad) || columnOf(pad, fifth) >= 0 || isFreeThrow(pad, dice);
}

export function isFinished(sheet: Sheet, { extras }: Pad): boolean {
  for (let column = 0; column < COLUMNS; column++) {
    if ((extras[column] as Extra).crosses >= (sheet.columns[column] as number)) return true;
  }
  return false;
}

/** What the fifth die did to the EXTRA table. */
export type ExtraMark = 'crossed' | 'entered' | 'free';

/** The split's marks on a pad; crosses beyond a full row are lost. */
export function fillIn(sheet: Sheet, pad: Pad, split: Split, child: boolean): Pad {
  const rows = pad.rows.slice();
  for (const [a, b] of split.pairs) {
    const row = a + b - 2;
    if ((rows[row] as number) < boxesOf(sheet, row)) (rows[row] as number)++;
  }
  const fixed = columnOf(pad, split.fifth);
  if (fixed < 0 && split.column === undefined) return { rows, extras: pad.extras };
  const extras = pad.extras.slice();
  if (fixed >= 0) {
    const { number, crosses } = extras[fixed] as Extra;
    extras[fixed] = { number, crosses: crosses + 1 };
  } else {
    extras[split.column as number] = { number: split.fifth, crosses: child ? 0 : 1 };
  }
  return { rows, extras };
}

/** What `fillIn` will do with the fifth die: a child's new number is entered without a cross. */
export function extraMark(pad: Pad, split: Split, child: boolean): ExtraMark {
  if (columnOf(pad, split.fifth) >= 0) return 'crossed';
  if (split.column === undefined) return 'free';
  return child ? 'entered' : 'crossed';
}

export function padScore(sheet: Sheet, pad: Pad): number {
  let total = 0;
  for (let row = 0; row < ROWS; row++) total += rowScore(sheet, row, pad.rows[row] as number);
  return total;
}
