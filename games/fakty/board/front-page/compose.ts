import { fitType, type Mark, type Measure, type PrintedPage, type TypeStyle } from '@late/ui';
import type { Story } from './edition.ts';
import { BLACK, type Imprint, INK, MARGIN, PAGE, PAPER, RED, SERIF, WIDTH } from './sheet.ts';
import { setStories } from './stories.ts';

/** Capitals with marks above and below need air. */
const LEADING = 1.14;

/** Sets the page: masthead, lead, three columns of stories, the staff at the foot. */
export function compose(
  stories: readonly Story[],
  imprint: Imprint,
  measure: Measure,
): PrintedPage {
  const marks: Mark[] = [];
  const rule = (y: number, height = 1.5, x = MARGIN, width: number = WIDTH) =>
    marks.push({ kind: 'block', x, y, width, height, ink: INK });
  const line = (
    text: string,
    x: number,
    y: number,
    style: TypeStyle,
    anchor: 'start' | 'middle' | 'end' = 'start',
    ink = INK,
  ) => marks.push({ kind: 'text', text, x, y, anchor, style, ink });
  const centre = PAGE.width / 2;
  const box = (height: number) => ({ width: WIDTH, height, leading: LEADING });

  const mast = fitType(imprint.name, BLACK, box(130), measure);
  line(mast.lines[0] ?? '', centre, 126, mast.style, 'middle');
  rule(152, 3);
  const small = { ...SERIF, size: 17 };
  line(imprint.date, MARGIN, 178, small);
  line(imprint.edition, PAGE.width - MARGIN, 178, { ...small, italic: true }, 'end');
  rule(190);
  rule(194);

  const [lead, ...others] = stories;
  let y = 216;
  if (lead) {
    const set = fitType(lead.text, { ...BLACK, size: 96 }, box(330), measure);
    for (const text of set.lines) {
      y += set.style.size * LEADING;
      line(text, centre, y, set.style, 'middle');
    }
    y += 44;
    if (lead.by) {
      line(lead.by, centre, y, { ...SERIF, italic: true }, 'middle');
      y += 36;
    }
  }
  const winner = fitType(imprint.winner, { ...SERIF, weight: 700, size: 26 }, box(32), measure);
  line(winner.lines[0] ?? '', centre, y, winner.style, 'middle', RED);
  y += 22;
  rule(y, 3);

  const foot = PAGE.height - 96;
  setStories(others, { top: y + 14, foot }, measure, { marks, rule, line });

  rule(foot + 14, 3);
  const staff = fitType(imprint.staff, { ...SERIF, size: 20 }, box(50), measure);
  staff.lines.forEach((text, index) => {
    line(text, centre, foot + 48 + index * 26, staff.style, 'middle');
  });
  return { ...PAGE, paper: PAPER, marks };
}
