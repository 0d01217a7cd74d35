import { fitType, type Mark, type Measure, type TypeStyle } from '@late/ui';
import type { Story } from './edition.ts';
import { BLACK, GREY, GUTTER, INK, MARGIN, SERIF, WIDTH } from './sheet.ts';

interface Press {
  readonly marks: Mark[];
  readonly rule: (y: number, height?: number, x?: number, width?: number) => void;
  readonly line: (text: string, x: number, y: number, style: TypeStyle) => void;
}

const LEADING = 1.12;
/** How much of its place a headline may fill. */
const SHARE = 0.66;

/** The rest in rows of up to three, each filled up with small print. */
export function setStories(
  all: readonly Story[],
  { top, foot }: { readonly top: number; readonly foot: number },
  measure: Measure,
  { marks, rule, line }: Press,
): void {
  if (!all.length) return;
  const most = all.length % 3 === 1 && all.length < 5 ? 2 : 3;
  const rows = Math.ceil(all.length / most);
  const height = (foot - top) / rows;
  for (let row = 0; row < rows; row++) {
    const part = all.slice(
      Math.round((row * all.length) / rows),
      Math.round(((row + 1) * all.length) / rows),
    );
    const width = (WIDTH - (part.length - 1) * GUTTER) / part.length;
    const begin = top + row * height;
    if (row) rule(begin);
    part.forEach((story, column) => {
      const x = MARGIN + column * (width + GUTTER);
      if (column) {
        marks.push({
          kind: 'block',
          x: x - GUTTER / 2,
          y: begin + 12,
          width: 1,
          height: height - 24,
          ink: INK,
        });
      }
      const style = { ...BLACK, weight: 800, size: rows > 2 ? 34 : 46 };
      const box = { width, height: SHARE * height, leading: LEADING };
      const set = fitType(story.text, style, box, measure);
      let y = begin + 10;
      for (const text of set.lines) {
        y += set.style.size * LEADING;
        line(text, x, y, set.style);
      }
      if (story.by) {
        y += 30;
        line(story.by, x, y, { ...SERIF, size: 18, italic: true });
      }
      smallPrint(marks, x, y + 20, width, begin + height - 14);
    });
  }
}

/** From one line of small print to the next. */
const LINE = 15;

/** Grey lines instead of a text that nobody would read anyway; paragraphs end short. */
function smallPrint(marks: Mark[], x: number, from: number, width: number, to: number): void {
  for (let y = from, index = 1; y + 5 <= to; y += LINE, index++) {
    const share = index % 5 === 0 ? 0.62 : 1;
    marks.push({ kind: 'block', x, y, width: width * share, height: 5, ink: GREY });
  }
}
