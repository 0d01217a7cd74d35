import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const CELL = 'button';

/** How far `cell` lies from `from` in a direction; what is off the line counts as further away. */
function distance(from: DOMRect, cell: DOMRect, key: string): number {
  const across = (cell.left + cell.right - from.left - from.right) / 2;
  const down = (cell.top + cell.bottom - from.top - from.bottom) / 2;
  const [ahead, aside] =
    key === 'ArrowLeft' || key === 'ArrowRight' ? [across, down] : [down, across];
  const along = key === 'ArrowRight' || key === 'ArrowDown' ? ahead : -ahead;
  return along > 1 ? along + 3 * Math.abs(aside) : Number.POSITIVE_INFINITY;
}

/** One tab stop for all buttons inside; arrows go to the nearest one in their direction. */
export function useRoving<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
} {
  const ref = useRef<T>(null);
  const last = useRef<Element | null>(null);
  const cells = () => [...(ref.current?.querySelectorAll<HTMLElement>(CELL) ?? [])];
  const settle = () => {
    const all = cells();
    const stop = all.find((cell) => cell === last.current) ?? all[0];
    for (const cell of all) cell.tabIndex = cell === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target as Element;
      settle();
    },
    onKeyDown: (event) => {
      const all = cells();
      const from = (event.target as Element).getBoundingClientRect();
      const go = (cell: HTMLElement | undefined) => {
        if (!cell) return;
        event.preventDefault();
        cell.focus();
      };
      if (event.key === 'Home') return go(all[0]);
      if (event.key === 'End') return go(all.at(-1));
      if (!event.key.startsWith('Arrow')) return;
      const ranked = all
        .map((cell) => ({ cell, far: distance(from, cell.getBoundingClientRect(), event.key) }))
        .filter(({ far }) => far < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.far - b.far);
      go(ranked[0]?.cell);
    },
  };
}
