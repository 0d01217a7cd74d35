/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a note lies, and on which side of it what it is about. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly beak: 'up' | 'down' | 'none';
}

/** Between a note and what it points at: as long as its beak. */
const GAP = 10;
/** From the edge of the window. */
const EDGE = 6;

/**
 * Lays a note beside what it is about, where it covers least of what must stay in sight. Above or below comes first;
 * then the edges of the window, which have room where the board itself has none.
 */
export function placeNote(target: Box, needs: readonly Box[], note: Size, window: Size): Placed {
  const middle = (target.left + target.right - note.width) / 2;
  const left = within(middle, window.width - note.width);
  const above = target.top - GAP - note.height;
  const below = target.bottom + GAP;
  const level = within((target.top + target.bottom - note.height) / 2, window.height - note.height);
  const ways: readonly Placed[] = [
    { left, top: above, beak: 'down' },
    { left, top: below, beak: 'up' },
    { left: target.right + GAP, top: level, beak: 'none' },
    { left: target.left - GAP - note.width, top: level, beak: 'none' },
    { left, top: EDGE, beak: 'none' },
    { left, top: window.height - EDGE - note.height, beak: 'none' },
  ];
  const costs = ways.map((way) => {
    const box = { ...way, right: way.left + note.width, bottom: way.top + note.height };
    if (!isInside(box, window)) return Number.POSITIVE_INFINITY;
    return [target, ...needs].reduce((sum, need) => sum + shared(box, need), 0);
  });
  const best = costs.indexOf(Math.min(...costs));
  return ways[best] as Placed;
}

function within(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - EDGE));
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

/** How much of the one lies on the other. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
