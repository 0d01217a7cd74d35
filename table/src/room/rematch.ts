import type { Member, Room, RoomSeat } from './room.ts';
import { without } from './seating.ts';
import { membersOf } from './who-sits.ts';

/**
 * The seats of the room that follows this one: everybody keeps their chair, and those that were
 * left stand open. The order stays, because a game's options may name seats. Whoever is unwelcome to
 * the one who wants it is not brought along, as they would not be let in.
 */
export function rematchSeats(
  room: Room,
  isUnwelcome: (member: Member) => boolean = () => false,
): RoomSeat[] {
  return room.seats.map((held) => {
    const kept = membersOf(held)
      .filter(isUnwelcome)
      .reduce((left, member) => without(left, member, false), held);
    return kept.kind === 'person' && !kept.members.length ? { kind: 'open' } : kept;
  });
}
