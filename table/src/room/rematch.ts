import type { Room, RoomSeat } from './room.ts';

/**
 * The seats of the room that follows this one: everybody keeps their chair, and those that were
 * left stand open. The order stays, because a game's options may name seats.
 */
export function rematchSeats(room: Room): RoomSeat[] {
  return room.seats.map((held) =>
    held.kind === 'person' && !held.members.length ? { kind: 'open' } : held,
  );
}
