import { block, frame, GREY, line, type Mark, type Part, SERIF, WASH } from '@late/ui';
import { extentOf } from '../board/table/camera.ts';
import { type Laid, type OfEdition, tileValue } from '../rules/index.ts';

/** A small crossword is not blown up to a poster. */
const FEWEST = 7;

/** So many tiles the picture is wide and high. */
function sizeOf(layout: readonly Laid[]) {
  const { top, left, bottom, right } = extentOf(layout, 0);
  const columns = right - left + 1;
  const rows = bottom - top + 1;
  return { top, left, columns, rows, wide: Math.max(columns, FEWEST) };
}

export function shapeOf(layout: readonly Laid[]): number {
  const { rows, wide } = sizeOf(layout);
  return rows / wide;
}

/** Tiles as they lay when it was counted. */
export function drawTable(options: OfEdition, layout: readonly Laid[], box: Part): Mark[] {
  const { top, left, columns, wide } = sizeOf(layout);
  const size = box.width / wide;
  const start = box.x + ((wide - columns) / 2) * size;
  const letter = { ...SERIF, weight: 700, size: 0.6 * size };
  const small = { ...SERIF, size: 0.24 * size };
  const side = 0.94 * size;
  return layout.flatMap(({ row, column, tile, letter: read }): Mark[] => {
    const x = start + (column - left) * size;
    const y = box.y + (row - top) * size;
    return [
      block(x, y, side, side, WASH),
      frame(x, y, side, side, GREY),
      line(read.toLocaleUpperCase(), x + side / 2, y + 0.68 * size, letter, 'middle'),
      line(String(tileValue(options, tile)), x + 0.88 * size, y + 0.88 * size, small, 'end'),
    ];
  });
}
