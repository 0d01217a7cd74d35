import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from './geometry.ts';

/** A token on its way from the hand to the board. */
export interface Carried {
  readonly slot: number;
  readonly at: Point;
}

interface Carrying {
  readonly carried: Carried | null;
  readonly handlers: (slot: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: { stopPropagation(): void }) => void;
  };
}

/** A finger trembles; from here on it carries. */
const TREMBLE = 8;

/** Carries a token by finger or mouse; one that is let go where it lay was only tapped. */
export function useCarrying(
  onCarry?: (slot: number) => void,
  onDrop?: (slot: number, at: Point) => void,
): Carrying {
  const [carried, setCarried] = useState<Carried | null>(null);
  const from = useRef<Point | null>(null);
  const moved = useRef(false);
  const point = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const end = () => {
    from.current = null;
    setCarried(null);
  };
  return {
    carried,
    handlers: (slot) => ({
      onPointerDown: (event) => {
        from.current = point(event);
        moved.current = false;
        // A quick hand is elsewhere before it is noticed.
        if (onCarry) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const start = from.current;
        const at = point(event);
        if (!start || !onCarry) return;
        if (!moved.current) {
          if (Math.hypot(at.x - start.x, at.y - start.y) < TREMBLE) return;
          moved.current = true;
          onCarry(slot);
        }
        setCarried({ slot, at });
      },
      onPointerUp: (event) => {
        if (from.current && moved.current) onDrop?.(slot, point(event));
        end();
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        if (moved.current) event.stopPropagation();
        moved.current = false;
      },
    }),
  };
}
