import { type RefObject, useLayoutEffect, useState } from 'react';
import type { LessonNote } from '../table-client/lesson.ts';
import { type Box, type Placed, placeNote } from './place-note.ts';

/** Where a note lies, and around what a line is drawn. */
export interface Shown {
  readonly note: Placed;
  readonly ring: Box;
}

/** What a board has marked with a name and is to be seen. */
export function marked(name: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-lesson~="${name}"]`);
  return [...all].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Keeps a note beside what it is about, whatever the board does meanwhile. Null until that is on the screen. */
export function usePlaced(
  box: RefObject<HTMLElement | null>,
  note: LessonNote | null,
): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useLayoutEffect(() => {
    if (!note) return;
    const place = () => {
      const target = marked(note.at)?.getBoundingClientRect();
      if (!target || !box.current) return setShown(null);
      const needs = note.needs.flatMap((name) => marked(name)?.getBoundingClientRect() ?? []);
      const { offsetWidth: width, offsetHeight: height } = box.current;
      const room = { width: innerWidth, height: innerHeight };
      const placed = placeNote(target, needs, { width, height }, room);
      const { left, top, right, bottom } = target;
      const next = { note: placed, ring: { left, top, right, bottom } };
      setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(soon);
    const main = document.querySelector('.table__main');
    if (main) changes.observe(main, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    if (main) sizes.observe(main);
    if (box.current) sizes.observe(box.current);
    addEventListener('scroll', soon, true);
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', soon, true);
      removeEventListener('resize', soon);
    };
  }, [box, note]);
  return note && shown;
}
