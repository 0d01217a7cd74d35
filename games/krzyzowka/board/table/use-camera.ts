import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Camera, type Extent, keepInSight, type Room } from './camera.ts';

/** Changes where one looks. */
export type Look = (change: (camera: Camera, room: Room) => Camera) => void;

/** Where one looks. It is set once the room is known, and kept where it is when that changes. */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  extent: Extent,
  first: (room: Room) => Camera,
) {
  const [room, setRoom] = useState<Room | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  const [before, setBefore] = useState<Room | null>(null);
  if (room && room !== before) {
    setBefore(room);
    if (!camera || !before) setCamera(first(room));
    else {
      const shift = { x: (room.width - before.width) / 2, y: (room.height - before.height) / 2 };
      const shifted = { ...camera, x: camera.x + shift.x, y: camera.y + shift.y };
      setCamera(keepInSight(shifted, extent, room));
    }
  }
  const look: Look = (change) => {
    if (room) setCamera((now) => now && keepInSight(change(now, room), extent, room));
  };
  return { camera, room, look };
}

/** A wheel turns the table, not the page; React cannot say so. */
export function useWheel(
  frame: RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent) => void,
): void {
  useEffect(() => {
    const { current } = frame;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onWheel(event);
    };
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  });
}
