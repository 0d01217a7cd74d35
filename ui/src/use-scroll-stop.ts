import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a part of the page that scrolls by itself must take the focus: it overflows, and nothing in
 * it takes the focus. Without that, the keyboard cannot scroll it in every browser.
 */
export function useScrollStop<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean] {
  const area = useRef<T>(null);
  const [isStop, setStop] = useState(false);
  // Anew each time: what is inside may be something else by now.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      const hasStop = element.querySelector('a[href], button, input, select, [tabindex="0"]');
      const overflows =
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      setStop(overflows && !hasStop);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return [area, isStop];
}
