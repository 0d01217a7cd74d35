import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Field } from '../rules/index.ts';
import { fieldUnder, WIDTH } from './geometry.ts';

/** What the board listens to. */
export interface Tracing {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: { stopPropagation(): void }) => void;
}

/** Between two fields a finger is on neither, so that it cuts no corners. */
const SURE = 0.38 * WIDTH;

/**
 * Traces a word: a finger or mouse sets out on a token and goes over others. One that stays where it
 * is only taps.
 */
export function useTracing(
  board: RefObject<SVGSVGElement | null>,
  /** Comes to a field; at first it says where it set out. */
  trace: (to: Field, from: Field | null) => void,
  isCovered: (field: Field) => boolean,
): Tracing {
  const last = useRef<Field | null>(null);
  const moved = useRef(false);
  const under = ({ clientX: x, clientY: y }: PointerEvent, reach?: number) =>
    board.current && fieldUnder(board.current, { x, y }, reach);
  useEffect(() => {
    const element = board.current;
    // A finger that traces does not scroll; one that sets out on a free field may.
    const hold = (event: TouchEvent) => last.current !== null && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [board]);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event) => {
      moved.current = false;
      const field = under(event);
      last.current = field !== null && isCovered(field) ? field : null;
    },
    onPointerMove: (event) => {
      if (last.current === null) return;
      const field = under(event, SURE);
      if (field === null || field === last.current) return;
      if (!moved.current) board.current?.setPointerCapture(event.pointerId);
      trace(field, moved.current ? null : last.current);
      moved.current = true;
      last.current = field;
    },
    onPointerUp: end,
    onPointerCancel: end,
    // What ends a tracing is no tap.
    onClickCapture: (event) => {
      if (moved.current) event.stopPropagation();
      moved.current = false;
    },
  };
}
