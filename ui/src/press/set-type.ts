import type { Measure, TypeStyle } from './mark.ts';

const SMALLEST = 8;

/** Words in lines no wider than `width`; a word that is wider still has a line of its own. */
function breakLines(text: string, style: TypeStyle, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest type, from that of `style` down, in which the text fits into a box. */
export function fitType(
  text: string,
  style: TypeStyle,
  box: { readonly width: number; readonly height: number; readonly leading: number },
  measure: Measure,
): { readonly lines: readonly string[]; readonly style: TypeStyle } {
  for (let { size } = style; size > SMALLEST; size -= 1) {
    const tried = { ...style, size };
    const lines = breakLines(text, tried, box.width, measure);
    if (lines.length * size * box.leading > box.height) continue;
    if (lines.every((line) => measure(line, tried) <= box.width)) return { lines, style: tried };
  }
  return { lines: [text], style: { ...style, size: SMALLEST } };
}
