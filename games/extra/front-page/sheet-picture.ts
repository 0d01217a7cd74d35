import { block, frame, GREY, line, type Mark, type Part, RED, SERIF, WASH } from '@late/ui';
import {
  boxesOf,
  COLUMNS,
  type Extra,
  type Pad,
  ROWS,
  rowScore,
  type Sheet,
} from '../rules/index.ts';

/** Rows of boxes, a gap, and the EXTRA columns lying on their side. */
const LINES = ROWS + COLUMNS + 0.6;
/** Widths in boxes: the sum before a row, the boxes of the longest row, its points behind. */
const BEFORE = 1.6;
const LONGEST = 13;
const BEHIND = 2.4;

export const SHEET_SHAPE = LINES / (BEFORE + LONGEST + BEHIND);

/** A sheet as it was filled in: the wall is shaded, what is crossed is crossed. */
export function drawSheet(sheet: Sheet, pad: Pad, box: Part): Mark[] {
  const size = box.width / (BEFORE + LONGEST + BEHIND);
  const figure = { ...SERIF, weight: 700, size: 0.62 * size };
  const left = box.x + BEFORE * size;
  const right = box.x + box.width;
  const label = (text: string, y: number) =>
    line(text, left - 0.5 * size, y + 0.72 * size, figure, 'end');
  const rows = Array.from({ length: ROWS }, (_, row): Mark[] => {
    const y = box.y + row * size;
    const crosses = pad.rows[row] as number;
    const points = rowScore(sheet, row, crosses);
    const wall = sheet.wall[row] as number;
    const told = crosses ? String(points).replace('-', '−') : '–';
    return [
      label(String(row + 2), y),
      ...boxes(left, y, size, boxesOf(sheet, row), crosses, wall),
      line(told, right, y + 0.72 * size, figure, 'end', points < 0 ? RED : undefined),
    ];
  });
  const columns = pad.extras.map(({ number, crosses }: Extra, column): Mark[] => {
    const y = box.y + (ROWS + 0.6 + column) * size;
    const length = sheet.columns[column] as number;
    return [label(number ? `(${number})` : '( )', y), ...boxes(left, y, size, length, crosses, 0)];
  });
  return [...rows, ...columns].flat();
}

function boxes(
  left: number,
  y: number,
  size: number,
  length: number,
  crosses: number,
  wall: number,
): Mark[] {
  const side = 0.84 * size;
  const cross = { ...SERIF, weight: 700, size: 1.05 * size };
  return Array.from({ length }, (_, index): Mark[] => {
    const x = left + index * size;
    return [
      ...(index < wall ? [block(x, y, side, side, WASH)] : []),
      frame(x, y, side, side, GREY),
      ...(index < crosses ? [line('×', x + side / 2, y + 0.76 * size, cross, 'middle')] : []),
    ];
  }).flat();
}
