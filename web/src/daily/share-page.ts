import type { Mark, Measure, PrintedPage, TypeStyle } from '@late/ui';
import type { SharedResult } from './share-text.ts';

const WIDTH = 600;
const MARGIN = 36;
const LINE = 42;
const INK = '#221f1a';
const FADED = '#6b6455';
const PAPER = '#f7f2e6';

const MASTHEAD: TypeStyle = { font: 'headline', weight: 900, size: 56 };
const DATE: TypeStyle = { font: 'body', weight: 400, size: 20, italic: true };
const NAME: TypeStyle = { font: 'headline', weight: 700, size: 24 };
const FIGURE: TypeStyle = { font: 'body', weight: 600, size: 22 };

/** The results of a day as a small front page, to be shared. */
export function sharePage(
  head: string,
  results: readonly SharedResult[],
  measure: Measure,
): PrintedPage {
  const inner = WIDTH - 2 * MARGIN;
  const rule = (y: number, height: number): Mark => ({
    kind: 'block',
    x: MARGIN,
    y,
    width: inner,
    height,
    ink: INK,
  });
  const line = (
    text: string,
    at: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' },
    style: TypeStyle,
    width: number,
    ink = INK,
  ): Mark => ({ kind: 'text', text, ...at, style: narrowed(text, style, width, measure), ink });
  const middle = WIDTH / 2;
  const first = 190;
  const rows = results.flatMap(({ name, reached }, index): Mark[] => {
    const y = first + index * LINE;
    return [
      line(name, { x: MARGIN, y, anchor: 'start' }, NAME, inner * 0.5),
      line(reached, { x: WIDTH - MARGIN, y, anchor: 'end' }, FIGURE, inner * 0.46),
      { kind: 'block', x: MARGIN, y: y + 12, width: inner, height: 1, ink: FADED },
    ];
  });
  return {
    width: WIDTH,
    height: first + results.length * LINE + MARGIN / 2,
    paper: PAPER,
    marks: [
      rule(30, 2),
      line('Late Edition', { x: middle, y: 92, anchor: 'middle' }, MASTHEAD, inner),
      rule(112, 1),
      line(head, { x: middle, y: 138, anchor: 'middle' }, DATE, inner, FADED),
      rule(150, 3),
      ...rows,
    ],
  };
}

/** The same type, as much smaller as the line needs to fit. */
function narrowed(text: string, style: TypeStyle, width: number, measure: Measure): TypeStyle {
  const wide = measure(text, style);
  return wide <= width ? style : { ...style, size: (style.size * width) / wide };
}
