import type { Seat } from '@late/kernel';
import type { Room, RoomSeat } from './room.ts';

/** Whoever has not come by the start is not waited for: open seats go the way of closed ones. */
export function isPlayed({ kind }: RoomSeat): boolean {
  return kind === 'person' || kind === 'bot';
}

/** Where each seat plays, once those that nobody took are gone. */
export function placesOf({ seats }: Room): (Seat | null)[] {
  let next = 0;
  return seats.map((held) => (isPlayed(held) ? next++ : null));
}
