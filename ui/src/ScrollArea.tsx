import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A part of the page that scrolls by itself. If nothing in it takes the focus, it does, so that the
 * keyboard can scroll it in every browser.
 */
export function ScrollArea(props: { className: string; label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  // Anew each time: what is inside may be something else by now.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      const hasStop = element.querySelector('a[href], button, input, select, [tabindex="0"]');
      setStop(element.scrollHeight > element.clientHeight && !hasStop);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  const stop = isStop ? { tabIndex: 0, role: 'group', 'aria-label': props.label } : {};
  return (
    <div ref={area} className={props.className} {...stop}>
      {props.children}
    </div>
  );
}
