import type { Mark } from '@late/ui';
import { DUCK_PATH } from '../paper/duck-path.ts';

export const INK = '#1d1a16';
export const GREY = '#cfc8b8';
export const RED = '#b0121c';
export const WASH = '#ece5d5';

export function block(x: number, y: number, width: number, height: number, ink: string): Mark {
  return { kind: 'block', x, y, width, height, ink };
}

/** A dark room with a light in it: every photo of this newspaper. */
export function photo(x: number, y: number, width: number, height: number): Mark[] {
  const stripes: Mark[] = [block(x, y, width, height, GREY)];
  for (let down = 0; down < height - 3; down += 6) {
    const share = 0.25 + 0.7 * Math.sin((Math.PI * down) / height);
    stripes.push(block(x + (width * (1 - share)) / 2, y + down, width * share, 3, '#8d8575'));
  }
  return stripes;
}

/** A hoax sits in the lower right corner of its story, beside the headline or below it. */
export function duck(x: number, y: number, size: number): Mark {
  return { kind: 'picture', path: DUCK_PATH, x: x - size, y: y - size, scale: size / 24, ink: RED };
}

const LEADING = 11;

/** Grey lines instead of a text that nobody would read anyway; paragraphs end short. */
export function smallPrint(x: number, from: number, width: number, to: number): Mark[] {
  const columns = Math.max(1, Math.round(width / 150));
  const broad = (width - (columns - 1) * 12) / columns;
  const lines: Mark[] = [];
  for (let y = from, index = 1; y + 4 <= to; y += LEADING, index++) {
    for (let column = 0; column < columns; column++) {
      const share = (index + 2 * column) % 5 === 0 ? 0.6 : 1;
      lines.push(block(x + column * (broad + 12), y, broad * share, 4, GREY));
    }
  }
  return lines;
}
