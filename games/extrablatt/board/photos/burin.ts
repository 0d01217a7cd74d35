// What the pictures are cut with: every shape is an outline to be filled, so that the screen and the
// press can print it alike. A picture is 64 wide and 48 high.

export const WIDTH = 64;
export const HEIGHT = 48;

/** Printed one over the other: black from the block, white where the burin has cut. */
export interface Layer {
  readonly ink: 'dark' | 'light';
  readonly path: string;
}

export type Woodcut = readonly Layer[];

export const dark = (...paths: string[]): Layer => ({ ink: 'dark', path: paths.join('') });
export const light = (...paths: string[]): Layer => ({ ink: 'light', path: paths.join('') });

const n = (value: number) => String(Math.round(value * 100) / 100);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** A line as a burin cuts it: thin where it begins and ends, broad in the middle. */
export function cut(x1: number, y1: number, x2: number, y2: number, broad: number): string {
  return bow(x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2, broad);
}

/** The same around a bend. */
export function bow(
  x1: number,
  y1: number,
  bendX: number,
  bendY: number,
  x2: number,
  y2: number,
  broad: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const x = (-(y2 - y1) / length) * broad;
  const y = ((x2 - x1) / length) * broad;
  return `M${at(x1, y1)}Q${at(bendX + x, bendY + y)} ${at(x2, y2)}Q${at(bendX - x, bendY - y)} ${at(x1, y1)}Z`;
}

/** A bar of the same breadth from end to end. */
export function bar(x1: number, y1: number, x2: number, y2: number, broad: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const x = ((-(y2 - y1) / length) * broad) / 2;
  const y = (((x2 - x1) / length) * broad) / 2;
  return shape(x1 + x, y1 + y, x2 + x, y2 + y, x2 - x, y2 - y, x1 - x, y1 - y);
}

/** A shape with corners. */
export function shape(...points: number[]): string {
  const corners: string[] = [];
  for (let i = 0; i < points.length; i += 2) {
    corners.push(at(points[i] as number, points[i + 1] as number));
  }
  return `M${corners.join('L')}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return shape(x, y, x + width, y, x + width, y + height, x, y + height);
}

export function disc(x: number, y: number, across: number, down = across): string {
  const arc = (sweep: 0 | 1, side: number) =>
    `A${at(across, down)} 0 0 ${sweep} ${at(x + side * across, y)}`;
  return `M${at(x - across, y)}${arc(1, 1)}${arc(1, -1)}Z`;
}

export function ring(x: number, y: number, radius: number, broad: number): string {
  const inner = radius - broad;
  const back = (side: number) => `A${at(inner, inner)} 0 0 0 ${at(x + side * inner, y)}`;
  return `${disc(x, y, radius)}M${at(x - inner, y)}${back(1)}${back(-1)}Z`;
}

/** Lines from a middle outwards. */
export function rays(
  x: number,
  y: number,
  [from, to]: readonly [number, number],
  count: number,
  broad: number,
): string {
  return each(count, (index) => {
    const angle = (2 * Math.PI * index) / count;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return cut(x + from * across, y + from * down, x + to * across, y + to * down, broad);
  });
}

/** The sky, or the ground: long lines side by side, broader towards one end of the block. */
export function lines(
  top: number,
  bottom: number,
  count: number,
  [first, last]: readonly [number, number],
): string {
  return each(count, (index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const y = top + share * (bottom - top);
    // No two lines of a hand are alike.
    const [left, right] = [-6 - ((index * 7) % 5), WIDTH + 6 + ((index * 5) % 7)];
    return bow(left, y, WIDTH / 2, y + (index % 3) - 1, right, y, first + share * (last - first));
  });
}

export function each(count: number, path: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => path(index)).join('');
}
