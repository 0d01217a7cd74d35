import type { Mark } from '@late/ui';
import { DUCK_PATH } from '../paper/duck-path.ts';
import { HEIGHT, WIDTH, type Woodcut } from '../photos/burin.ts';

export const INK = '#1d1a16';
export const GREY = '#cfc8b8';
export const RED = '#b0121c';
export const WASH = '#ece5d5';

export function block(x: number, y: number, width: number, height: number, ink: string): Mark {
  return { kind: 'block', x, y, width, height, ink };
}

/** A photo that fills its frame: what does not fit is cut off on both sides alike. */
export function photo(
  woodcut: Woodcut,
  x: number,
  y: number,
  width: number,
  height: number,
): Mark[] {
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const seen = { width: width / scale, height: height / scale };
  const part = { ...seen, x: (WIDTH - seen.width) / 2, y: (HEIGHT - seen.height) / 2 };
  return [
    block(x, y, width, height, WASH),
    ...woodcut.map(
      ({ ink, path }): Mark => ({
        kind: 'picture',
        path,
        x,
        y,
        scale,
        part,
        ink: ink === 'dark' ? INK : WASH,
      }),
    ),
    { kind: 'frame', x, y, width, height, ink: INK },
  ];
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
