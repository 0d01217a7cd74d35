import { type RefObject, useEffect, useRef } from 'react';
import { type Cell, isSameCell } from '../../rules/index.ts';
import { extentOf, follow, reveal } from './camera.ts';
import { cellKey } from './cell-key.ts';
import type { Look } from './use-camera.ts';

/** As long as the style sheet lets it take, in milliseconds. */
const GLIDE = 320;

interface Sight {
  readonly look: Look;
  /** Cells that must be seen when they change: the last word. */
  readonly news: readonly Cell[];
  /** All that lies there. */
  readonly tiles: readonly Cell[];
  /** The cell that is walked to or typed into. */
  readonly at: Cell | null;
  readonly frame: RefObject<HTMLElement | null>;
  readonly stopRef: RefObject<HTMLElement | null>;
}

/** Keeps in sight what has just been laid, and where one is laying. */
export function useSight({ look, news, tiles, at, frame, stopRef }: Sight): void {
  const newsKey = news.map(cellKey).join(' ');
  const seenNews = useRef(newsKey);
  useEffect(() => {
    if (seenNews.current === newsKey) return;
    seenNews.current = newsKey;
    if (!news.length) return;
    const all = extentOf(tiles, 0);
    look((now, room) => follow(now, all, extentOf(news, 1), room));
    // Somebody else moved the view, so the eye is taken along.
    const { current } = frame;
    if (!current) return;
    current.dataset.glides = '';
    setTimeout(() => delete current.dataset.glides, GLIDE);
  });
  const seenAt = useRef(at);
  useEffect(() => {
    if (at && (!seenAt.current || !isSameCell(at, seenAt.current))) {
      look((now, room) => reveal(now, extentOf([at], 1), room));
      if (frame.current?.contains(document.activeElement)) {
        stopRef.current?.focus({ preventScroll: true });
      }
    }
    seenAt.current = at;
  });
}
