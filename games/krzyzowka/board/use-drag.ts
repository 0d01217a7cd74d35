import { type PointerEvent as Down, useEffect, useRef, useState } from 'react';
import type { Piece } from './laying.ts';
import { SLACK } from './table/use-fingers.ts';

/** A tile under way. */
export interface Dragged<From> {
  readonly piece: Piece;
  readonly from: From;
  readonly x: number;
  readonly y: number;
}

interface Grip<From> {
  readonly piece: Piece;
  readonly from: From;
  /** The pointer went up where it had gone down. */
  readonly onTap?: () => void;
}

/** Drags a tile by mouse, pen or finger. A tap is the same thing without the way. */
export function useDrag<From>(onDrop: (dragged: Dragged<From>) => void) {
  const [dragged, setDragged] = useState<Dragged<From> | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  /** The click that a browser makes of the end of a drag is none. */
  const isSpent = useRef(false);
  const grab = ({ piece, from, onTap }: Grip<From>, event: Down) => {
    if (event.button !== 0) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = event;
    let moving = false;
    isSpent.current = false;
    const to = (at: PointerEvent) => ({ piece, from, x: at.clientX, y: at.clientY });
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      moving ||= Math.hypot(at.clientX - clientX, at.clientY - clientY) >= SLACK;
      if (moving) setDragged(to(at));
    };
    const end = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      stop.current?.();
      if (at.type === 'pointercancel') return;
      isSpent.current = moving;
      if (moving) drop.current(to(at));
      else onTap?.();
    };
    const events = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, listener] of Object.entries(events)) {
      addEventListener(name as 'pointermove', listener);
    }
    stop.current = () => {
      for (const [name, listener] of Object.entries(events)) {
        removeEventListener(name as 'pointermove', listener);
      }
      stop.current = null;
      setDragged(null);
    };
  };
  const isClick = () => {
    const { current } = isSpent;
    isSpent.current = false;
    return !current;
  };
  return { dragged, grab, isClick };
}
