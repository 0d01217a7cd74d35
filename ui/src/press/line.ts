import { INK } from './ink.ts';
import type { Mark, TypeStyle } from './mark.ts';

/** A line of type, its baseline at `y`. */
export function line(
  text: string,
  x: number,
  y: number,
  style: TypeStyle,
  anchor: 'start' | 'middle' | 'end' = 'start',
  ink = INK,
): Mark {
  return { kind: 'text', text, x, y, anchor, style, ink };
}

export function block(x: number, y: number, width: number, height: number, ink = INK): Mark {
  return { kind: 'block', x, y, width, height, ink };
}

export function frame(x: number, y: number, width: number, height: number, ink = INK): Mark {
  return { kind: 'frame', x, y, width, height, ink };
}
