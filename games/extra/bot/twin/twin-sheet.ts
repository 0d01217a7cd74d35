import { boxesOf, ROWS, rowScore, SHEETS, type SheetName } from '../../rules/index.ts';

/** Room for the marks 0 to 13 of the longest row. */
export const MARKS = 14;

/** A sheet's numbers in typed arrays. */
export interface TwinSheet {
  readonly name: SheetName;
  readonly boxes: Uint8Array;
  readonly columns: Uint8Array;
  /** What row r is worth with m crosses: entry r × MARKS + m. */
  readonly scores: Int16Array;
}

function twinSheet(name: SheetName): TwinSheet {
  const sheet = SHEETS[name];
  const scores = new Int16Array(ROWS * MARKS);
  const boxes = new Uint8Array(ROWS);
  for (let row = 0; row < ROWS; row++) {
    boxes[row] = boxesOf(sheet, row);
    for (let marks = 0; marks <= boxes[row]!; marks++) {
      scores[row * MARKS + marks] = rowScore(sheet, row, marks);
    }
  }
  return { name, boxes, columns: Uint8Array.from(sheet.columns), scores };
}

export const TWIN_SHEETS: Readonly<Record<SheetName, TwinSheet>> = {
  schmidt: twinSheet('schmidt'),
  classic: twinSheet('classic'),
};
