import { block, frame, INK, type Mark, RED, smallPrint, WASH } from '@late/ui';
import { DUCK_PATH } from '../board/paper/duck-path.ts';
import { HEIGHT, WIDTH, type Woodcut } from '../board/photos/burin.ts';

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
    frame(x, y, width, height),
  ];
}

/** A hoax sits in the lower right corner of its story, beside the headline or below it. */
export function duck(x: number, y: number, size: number): Mark {
  return { kind: 'picture', path: DUCK_PATH, x: x - size, y: y - size, scale: size / 24, ink: RED };
}

/** A page of so many columns has smaller print than others. */
const PRINT = { leading: 11, thickness: 4 };

export function storyText(x: number, from: number, width: number, to: number): Mark[] {
  return smallPrint(x, from, width, to, PRINT, Math.max(1, Math.round(width / 150)));
}
