import { FIELDS, type Field, ROWS, spotOf } from '../rules/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a hexagon, in the units of the drawing. */
export const SIDE = 30;
/** From one side to the opposite one: how far neighbours lie apart. */
export const WIDTH = SIDE * Math.sqrt(3);

const ROW_STEP = 1.5 * SIDE;
const LONGEST = Math.max(...ROWS);
/** Room for outlines at the rim. */
const MARGIN = 3;

export const VIEW_BOX = [
  -MARGIN,
  -MARGIN,
  LONGEST * WIDTH + 2 * MARGIN,
  (ROWS.length - 1) * ROW_STEP + 2 * SIDE + 2 * MARGIN,
].join(' ');

const CENTRES: readonly Point[] = Array.from({ length: FIELDS }, (_, field) => {
  const { row, column } = spotOf(field);
  const indent = (LONGEST - (ROWS[row] as number)) / 2;
  return { x: (column + indent + 0.5) * WIDTH, y: row * ROW_STEP + SIDE };
});

export function centreOf(field: Field): Point {
  return CENTRES[field] as Point;
}

/** Clockwise from the top corner. */
function corner(index: number, size: number): Point {
  const angle = (index * Math.PI) / 3;
  return { x: size * Math.sin(angle), y: -size * Math.cos(angle) };
}

/** A hexagon around the origin, as the points of a polygon. */
export function hexagon(size: number): string {
  return Array.from({ length: 6 }, (_, index) => pair(corner(index, size))).join(' ');
}

/** One side of a hexagon around the origin, in the order of the directions: from the upper left, clockwise. */
export function sideOf(direction: number, size: number): readonly [Point, Point] {
  return [corner(direction - 1, size), corner(direction, size)];
}

export function pair({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** The field around a point of the drawing; near the rim of a field it is nobody's. */
export function fieldAround({ x, y }: Point, reach: number): Field | null {
  const near = CENTRES.findIndex((centre) => Math.hypot(centre.x - x, centre.y - y) < reach);
  return near < 0 ? null : near;
}

/** The field under a point of the screen. */
export function fieldUnder(board: SVGSVGElement, screen: Point, reach = WIDTH / 2): Field | null {
  const matrix = board.getScreenCTM();
  if (!matrix) return null;
  return fieldAround(new DOMPoint(screen.x, screen.y).matrixTransform(matrix.inverse()), reach);
}
