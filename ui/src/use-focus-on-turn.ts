import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';

/**
 * Moves the focus to what is to be done next when the task changes, or when what had the focus has
 * gone (a hand-over, a button that did its work), unless the player is busy elsewhere on the page
 * than in `desk`.
 */
export function useFocusOnTurn<T extends HTMLElement>(
  task: string,
  desk: string,
): RefObject<T | null> {
  const first = useRef<T>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isNew = before.current === null ? isFocusLost() : before.current !== task;
    before.current = task;
    const focused = document.activeElement;
    const idle = !focused || focused === document.body || focused.closest(desk) !== null;
    if (isNew && task && idle) first.current?.focus({ preventScroll: true });
  }, [task, desk]);
  return first;
}
