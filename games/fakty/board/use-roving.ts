import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isArrow, nearestTo } from './nearest-to.ts';

const CELL = 'button';

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
      if (!isArrow(event.key)) return;
      const boxes = all.map((cell) => cell.getBoundingClientRect());
      go(all[nearestTo(from, boxes, event.key)]);
    },
  };
}
