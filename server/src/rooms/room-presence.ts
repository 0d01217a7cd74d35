import type { Seat } from '@late/kernel';
import type { Member } from '@late/table';

/** Who is connected to a room: known to the connections of this process, and in no log. */
export interface RoomPresence {
  presentSeats(id: string): readonly Seat[];
  /** Whether anybody watches the room: then it stays in memory, since they watch that very object. */
  isWatched(id: string): boolean;
  isHere(id: string, member: Member): boolean;
}
