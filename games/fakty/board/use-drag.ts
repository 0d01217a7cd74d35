import { type PointerEvent, useEffect, useRef } from 'react';

const LOOSE = '.fk-tile, .fk-field--laid';
const LANDING = '.fk-field';
/** So far a mouse may slip, in pixels, before a click becomes a drag. */
const SLIP = 6;
/** So long a finger rests on a tile to take it up; one that moves sooner scrolls. */
const REST = 180;

interface Grip {
  readonly source: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Whether a finger has rested long enough to drag. */
  ready: boolean;
  /** The tile that follows the pointer, once it does. */
  flying: HTMLElement | null;
  over: Element | null;
}

/**
 * Tiles can be dragged as well as tapped: a drag taps what is taken up and the field where it is
 * dropped, so it can do nothing that taps cannot.
 */
export function useDrag(): { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void } {
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    onPointerDown(event) {
      const source = (event.target as Element).closest<HTMLElement>(LOOSE);
      if (!source || event.button !== 0 || !event.isPrimary) return;
      stop.current();
      stop.current = follow(event.currentTarget, source, event);
    },
  };
}

function follow(room: HTMLElement, source: HTMLElement, down: PointerEvent): () => void {
  const isFinger = down.pointerType === 'touch';
  const grip: Grip = {
    source,
    pointer: down.pointerId,
    x: down.clientX,
    y: down.clientY,
    ready: !isFinger,
    flying: null,
    over: null,
  };
  const timer = setTimeout(() => {
    grip.ready = true;
  }, REST);
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLIP;
    if (far && !grip.ready) return end();
    // What was taken up is held by now, unless the rules were against it.
    if (grip.flying && source.ariaPressed !== 'true') return end();
    if (far) grip.flying ??= takeUp(room, source);
    if (grip.flying) hover(grip, event);
  };
  const up = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== grip.pointer) return;
    const { flying, over } = grip;
    end();
    if (flying && over) (over as HTMLElement).click();
  };
  const holdStill = (event: TouchEvent) => {
    if (grip.ready && event.cancelable) event.preventDefault();
  };
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && end();
  const end = () => {
    clearTimeout(timer);
    grip.flying?.remove();
    grip.over?.removeAttribute('data-over');
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', leave);
    removeEventListener('touchmove', holdStill);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  addEventListener('keydown', leave);
  // Only a listener that may object keeps the page from scrolling away under the finger.
  addEventListener('touchmove', holdStill, { passive: false });
  return end;
}

/** Taps the tile unless it is held already, and lets a copy of it fly. */
function takeUp(room: HTMLElement, source: HTMLElement): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const flying = source.cloneNode(true) as HTMLElement;
  if (source.ariaPressed !== 'true') source.click();
  flying.inert = true;
  flying.className += ' fk-flying';
  Object.assign(flying.style, { width: `${width}px`, height: `${height}px` });
  room.append(flying);
  return flying;
}

function hover(grip: Grip, { clientX, clientY }: globalThis.PointerEvent): void {
  const { source, flying } = grip;
  if (flying) flying.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  const under = document.elementFromPoint(clientX, clientY)?.closest(LANDING) ?? null;
  const over = under === source ? null : under;
  if (over === grip.over) return;
  grip.over?.removeAttribute('data-over');
  over?.setAttribute('data-over', '');
  grip.over = over;
}
