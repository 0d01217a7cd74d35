import type { Measure, TypeStyle } from './mark.ts';

/** Words in lines no wider than `width`; a word that is wider still has a line of its own. */
export function breakLines(
  text: string,
  style: TypeStyle,
  width: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest type in which the text fits into `width` and `most` lines. */
export function fitType(
  text: string,
  style: TypeStyle,
  width: number,
  most: number,
  measure: Measure,
): { readonly lines: readonly string[]; readonly style: TypeStyle } {
  for (let { size } = style; size > 8; size -= 2) {
    const tried = { ...style, size };
    const lines = breakLines(text, tried, width, measure);
    if (lines.length > most) continue;
    if (lines.every((line) => measure(line, tried) <= width)) return { lines, style: tried };
  }
  return { lines: [text], style: { ...style, size: 8 } };
}
