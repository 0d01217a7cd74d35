import type { Story } from './edition.ts';
import { BLACK, SERIF } from './ink.ts';
import { block, line } from './line.ts';
import type { Mark, Measure } from './mark.ts';
import { fitType } from './set-type.ts';
import { GUTTER, type Room } from './sheet.ts';
import { smallPrint } from './small-print.ts';

const LEADING = 1.12;
/** How much of its place a headline may fill. */
const SHARE = 0.66;

/** Stories in rows of up to `most`, each filled up with small print. */
export function setStories(
  all: readonly Story[],
  { x: left, width: whole, top, foot }: Room,
  most: number,
  measure: Measure,
): Mark[] {
  if (!all.length) return [];
  const rows = Math.ceil(all.length / most);
  const height = (foot - top) / rows;
  return Array.from({ length: rows }, (_, row): Mark[] => {
    const part = all.slice(
      Math.round((row * all.length) / rows),
      Math.round(((row + 1) * all.length) / rows),
    );
    const width = (whole - (part.length - 1) * GUTTER) / part.length;
    const begin = top + row * height;
    const room = { width, top: begin, foot: begin + height };
    const size = rows > 2 || width < 250 ? 34 : 46;
    return [
      ...(row ? [block(left, begin, whole, 1.5)] : []),
      ...part.flatMap((story, column) => {
        const x = left + column * (width + GUTTER);
        return [
          ...(column ? [block(x - GUTTER / 2, begin + 12, 1, height - 24)] : []),
          ...setStory(story, { x, ...room }, size, measure),
        ];
      }),
    ];
  }).flat();
}

function setStory(story: Story, room: Room, size: number, measure: Measure): Mark[] {
  const { x, width, top, foot } = room;
  const box = { width, height: SHARE * (foot - top), leading: LEADING };
  const head = fitType(story.headline, { ...BLACK, weight: 800, size }, box, measure);
  let y = top + 10;
  const marks = head.lines.map((text) => {
    y += head.style.size * LEADING;
    return line(text, x, y, head.style);
  });
  if (story.by) {
    const by = { ...SERIF, size: 18, italic: true };
    const set = fitType(story.by, by, { width, height: 46, leading: 1.25 }, measure);
    y += 30;
    set.lines.forEach((text, index) => {
      y += index && set.style.size * 1.25;
      marks.push(line(text, x, y, set.style));
    });
  }
  return [...marks, ...smallPrint(x, y + 20, width, foot - 14)];
}
