/** Where something lies on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export function isArrow(key: string): key is Arrow {
  return ARROWS.some((arrow) => arrow === key);
}

/** Further than anything on a screen: what is not in the line comes after all that is. */
const BESIDE = 100_000;
/** A little off the middle of the line is still nearer than the next line. */
const ASIDE = 0.1;

/** Which of the boxes an arrow key leads to: first what lies in the same row or column. -1 for none. */
export function nearestTo(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  let [nearest, best] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const far = distance(from, box, arrow);
    if (far < best) [nearest, best] = [index, far];
  }
  return nearest;
}

function distance(from: Box, to: Box, arrow: Arrow): number {
  const across = (to.left + to.right - from.left - from.right) / 2;
  const down = (to.top + to.bottom - from.top - from.bottom) / 2;
  const isLevel = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const [ahead, aside] = isLevel ? [across, down] : [down, across];
  const along = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? ahead : -ahead;
  if (along <= 1) return Number.POSITIVE_INFINITY;
  const inLine = isLevel
    ? to.top < from.bottom && to.bottom > from.top
    : to.left < from.right && to.right > from.left;
  return along + ASIDE * Math.abs(aside) + (inLine ? 0 : BESIDE + 3 * Math.abs(aside));
}
