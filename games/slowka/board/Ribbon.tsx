import type { Field } from '../rules/index.ts';
import { centreOf, pair } from './geometry.ts';

type RibbonLook = 'own' | 'told' | 'waiting' | 'struck' | 'ghost';

/** A word that is shown on the board. */
export interface ShownPath {
  /** Its letters: where none lies any more, they are shown as a memory. */
  readonly word: string;
  readonly path: readonly Field[];
  readonly look: RibbonLook;
}

/** A word's way over the board, with arrowheads between its letters. Decoration: the fields say it too. */
export function Ribbon({ path, look }: ShownPath) {
  if (path.length === 0) return null;
  const points = path.map(centreOf);
  const [first] = points;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing can be focused
    <g className={`ribbon ribbon--${look}`} aria-hidden="true">
      {points.length === 1 && first ? (
        <circle className="ribbon__dot" cx={first.x} cy={first.y} r={10} />
      ) : (
        <polyline className="ribbon__band" points={points.map(pair).join(' ')} />
      )}
      {points.slice(1).map((to, step) => {
        const from = points[step] as (typeof points)[number];
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <path
            key={step}
            className="ribbon__head"
            d="M-4,-6 L5,0 L-4,6 Z"
            transform={`translate(${pair(middle)}) rotate(${angle.toFixed(0)})`}
          />
        );
      })}
    </g>
  );
}
