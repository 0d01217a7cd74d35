import { type PointerEvent, useRef, useState } from 'react';

/** So far a finger may tremble before it drags. */
const SLACK = 7;

interface Drag {
  readonly onStart: () => void;
  readonly onMove: (clientX: number, clientY: number) => void;
  readonly onDrop: (clientX: number, clientY: number) => void;
}

/** Pointer events that make an element something to drag. A tap stays a tap. */
export function useDrag({ onStart, onMove, onDrop }: Drag) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
    setAt(null);
  };
  return {
    /** Where the finger is while it drags. */
    at,
    /** A drag ends with a click that was not meant. */
    wasDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const { clientX, clientY } = event;
        if (!from.current) return;
        if (!at) {
          if (Math.hypot(clientX - from.current.x, clientY - from.current.y) < SLACK) return;
          dragged.current = true;
          onStart();
        }
        setAt({ x: clientX, y: clientY });
        onMove(clientX, clientY);
      },
      onPointerUp(event: PointerEvent) {
        if (at) onDrop(event.clientX, event.clientY);
        end();
      },
      onPointerCancel: end,
    },
  };
}
