import { GREY } from './ink.ts';
import { block } from './line.ts';
import type { Mark } from './mark.ts';

/** How small the print is: from one line to the next, and how thick each is. */
export interface Print {
  readonly leading: number;
  readonly thickness: number;
}

/** As it is on a page of the usual size. */
export const PRINT: Print = { leading: 15, thickness: 5 };

const BETWEEN_COLUMNS = 12;

/** Grey lines instead of a text that nobody would read anyway; paragraphs end short. */
export function smallPrint(
  x: number,
  from: number,
  width: number,
  to: number,
  { leading, thickness }: Print = PRINT,
  columns = 1,
): Mark[] {
  const broad = (width - (columns - 1) * BETWEEN_COLUMNS) / columns;
  const lines: Mark[] = [];
  for (let y = from, index = 1; y + thickness <= to; y += leading, index++) {
    for (let column = 0; column < columns; column++) {
      const share = (index + 2 * column) % 5 === 0 ? 0.6 : 1;
      lines.push(block(x + column * (broad + BETWEEN_COLUMNS), y, broad * share, thickness, GREY));
    }
  }
  return lines;
}
