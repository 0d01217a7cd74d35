import type { Cell } from '../../rules/index.ts';

/** What is in sight: where the cell 0,0 begins, and how large a cell is, in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of cells, both ends included. */
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A cell is never smaller than what a finger or a pointer can hit. */
const SMALLEST = 25;
const LARGEST = 64;
const LEGIBLE = 20;
/** Nothing is told apart below. */
const OVERVIEW = 9;
/** What one comes back to from there. */
const CLOSE = 34;
const ZOOM_STEP = 1.25;

export function extentOf(cells: readonly Cell[], margin: number): Extent {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  return {
    top: Math.min(...rows) - margin,
    left: Math.min(...columns) - margin,
    bottom: Math.max(...rows) + margin,
    right: Math.max(...columns) + margin,
  };
}

/** Never -0, which is not a place. */
export function cellAt({ x, y, size }: Camera, spot: Spot): Cell {
  return {
    row: Math.floor((spot.y - y) / size) + 0,
    column: Math.floor((spot.x - x) / size) + 0,
  };
}

/** How large cells may be; where nothing is laid any more, they need not be hit. */
export interface Sizes {
  readonly largest: number;
  readonly smallest?: number;
}

/** Everything in sight, as large as it goes. */
export function fit(extent: Extent, room: Room, { largest, smallest = SMALLEST }: Sizes): Camera {
  const columns = extent.right - extent.left + 1;
  const rows = extent.bottom - extent.top + 1;
  const size = clamp(Math.min(room.width / columns, room.height / rows), smallest, largest);
  return {
    size,
    x: (room.width - columns * size) / 2 - extent.left * size,
    y: (room.height - rows * size) / 2 - extent.top * size,
  };
}

export function pan(camera: Camera, by: Spot): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Whether something can be written into a cell. */
export function canRead({ size }: Camera): boolean {
  return size >= LEGIBLE;
}

/** So small that nothing can be hit any more, but all of it seen. */
export function isOverview({ size }: Camera): boolean {
  return size < SMALLEST;
}

/** From an overview to what lies there, large enough to be hit. */
export function closeUp(camera: Camera, spot: Spot, room: Room): Camera {
  const near = zoom(camera, CLOSE / camera.size, spot);
  return pan(near, { x: room.width / 2 - spot.x, y: room.height / 2 - spot.y });
}

/** The spot under the fingers stays under them. Cells get no smaller than `least`, if they are not already. */
export function zoom(camera: Camera, factor: number, around: Spot, least = SMALLEST): Camera {
  const size = clamp(camera.size * factor, Math.min(least, camera.size), LARGEST);
  const real = size / camera.size;
  return {
    size,
    x: around.x - (around.x - camera.x) * real,
    y: around.y - (around.y - camera.y) * real,
  };
}

export function zoomStep(camera: Camera, steps: number, room: Room, least?: number): Camera {
  return zoom(camera, ZOOM_STEP ** steps, { x: room.width / 2, y: room.height / 2 }, least);
}

/** How small cells may get here: as small as it takes to see everything. */
export function leastSize(extent: Extent, room: Room): number {
  return fit(extent, room, { largest: SMALLEST, smallest: OVERVIEW }).size;
}

/** Moves as little as brings these cells into sight. */
export function reveal(camera: Camera, { top, left, bottom, right }: Extent, room: Room): Camera {
  const { x, y, size } = camera;
  const shift = (start: number, end: number, length: number) => {
    if (end - start > length || start < 0) return -start;
    return end > length ? length - end : 0;
  };
  const by = {
    x: shift(x + left * size, x + (right + 1) * size, room.width),
    y: shift(y + top * size, y + (bottom + 1) * size, room.height),
  };
  return by.x || by.y ? pan(camera, by) : camera;
}

/** Brings these cells into the middle, large enough to be hit. */
export function centre(camera: Camera, { top, left, bottom, right }: Extent, room: Room): Camera {
  const size = Math.max(camera.size, SMALLEST);
  return {
    size,
    x: room.width / 2 - ((left + right + 1) / 2) * size,
    y: room.height / 2 - ((top + bottom + 1) / 2) * size,
  };
}

/**
 * After somebody has laid something: stays as it is if all that lies there is in sight, else goes as far away as
 * that takes, and if it takes too much, to what is new.
 */
export function follow(camera: Camera, all: Extent, news: Extent, room: Room): Camera {
  const isInSight =
    camera.x + all.left * camera.size >= 0 &&
    camera.y + all.top * camera.size >= 0 &&
    camera.x + (all.right + 1) * camera.size <= room.width &&
    camera.y + (all.bottom + 1) * camera.size <= room.height;
  if (isInSight) return camera;
  const smallest = Math.min(SMALLEST, camera.size);
  return reveal(fit(all, room, { largest: camera.size, smallest }), news, room);
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** On which sides something lies out of sight. */
export function sidesBeyond({ x, y, size }: Camera, all: Extent, room: Room): Side[] {
  // Whoever sees half of a tile knows of it.
  const slack = size / 2;
  const beyond: Readonly<Record<Side, number>> = {
    top: -(y + all.top * size),
    right: x + (all.right + 1) * size - room.width,
    bottom: y + (all.bottom + 1) * size - room.height,
    left: -(x + all.left * size),
  };
  return SIDES.filter((side) => beyond[side] > slack);
}

/** Some of what lies there stays in sight, so that nobody has to search for it. */
export function keepInSight(camera: Camera, extent: Extent, room: Room): Camera {
  const { size } = camera;
  const edge = 2 * size;
  return {
    size,
    x: clamp(camera.x, edge - (extent.right + 1) * size, room.width - edge - extent.left * size),
    y: clamp(camera.y, edge - (extent.bottom + 1) * size, room.height - edge - extent.top * size),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
