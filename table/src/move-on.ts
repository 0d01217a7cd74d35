import type { Seat } from '@late/kernel';

/** Whoever had the first seat has the last one in the next game, and everybody else moves up. */
export function movedOn<T>(seats: readonly T[]): T[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

/** Where each seat is then, for options that name seats. */
export function placesMovedOn(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => (seat + count - 1) % count);
}
