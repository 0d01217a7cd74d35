import type { ReactNode } from 'react';
import { useScrollStop } from './use-scroll-stop.ts';

/** A part of the page that scrolls by itself, by keyboard too. */
export function ScrollArea(props: { className: string; label: string; children: ReactNode }) {
  const [area, isStop] = useScrollStop<HTMLDivElement>();
  const stop = isStop ? { tabIndex: 0, role: 'group', 'aria-label': props.label } : {};
  return (
    <div ref={area} className={props.className} {...stop}>
      {props.children}
    </div>
  );
}
