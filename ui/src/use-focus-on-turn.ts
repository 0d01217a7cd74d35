import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to what is to be done next when the task changes, unless the player is busy
 * elsewhere on the page than in `desk`.
 */
export function useFocusOnTurn<T extends HTMLElement>(
  task: string,
  desk: string,
): RefObject<T | null> {
  const first = useRef<T>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const changed = before.current !== null && before.current !== task;
    before.current = task;
    const focused = document.activeElement;
    const idle = !focused || focused === document.body || focused.closest(desk) !== null;
    if (changed && task && idle) first.current?.focus({ preventScroll: true });
  }, [task, desk]);
  return first;
}
