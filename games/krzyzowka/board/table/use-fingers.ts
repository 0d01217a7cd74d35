import { type PointerEvent, useRef } from 'react';
import { pan, type Spot, zoom } from './camera.ts';
import type { Look } from './use-camera.ts';

/** Less than this is a tap. */
export const SLACK = 7;

interface Props {
  readonly look: Look;
  /** How small cells may be pinched. */
  readonly least: number | undefined;
  readonly onTap: (event: PointerEvent) => void;
  /** Whether what lies under the pointer is dragged itself; then the table stays. */
  readonly onGrab: (event: PointerEvent) => boolean;
  /** The table was dragged or pinched. */
  readonly onMoved: () => void;
}

/** One pointer pans the table or taps on it, two of them pinch it. */
export function useFingers({ look, least, onTap, onGrab, onMoved }: Props) {
  const down = useRef(new Map<number, Spot>());
  const start = useRef<Spot | null>(null);
  const spotIn = ({ currentTarget, clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const release = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (down.current.size === 0 && onGrab(event)) return;
      down.current.set(event.pointerId, spotIn(event));
      start.current = down.current.size === 1 ? spotIn(event) : null;
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = spotIn(event);
      const from = start.current;
      if (from && Math.hypot(now.x - from.x, now.y - from.y) < SLACK) return;
      if (from) event.currentTarget.setPointerCapture(event.pointerId);
      start.current = null;
      onMoved();
      down.current.set(event.pointerId, now);
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId);
      if (!other)
        return look((camera) => pan(camera, { x: now.x - before.x, y: now.y - before.y }));
      const [, still] = other;
      const apart = (spot: Spot) => Math.hypot(spot.x - still.x, spot.y - still.y) || 1;
      const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
      look((camera) => zoom(camera, apart(now) / apart(before), middle, least));
    },
    onPointerUp(event: PointerEvent) {
      const isTap = start.current !== null && down.current.has(event.pointerId);
      release(event);
      if (isTap) onTap(event);
    },
    onPointerCancel: release,
  };
}
