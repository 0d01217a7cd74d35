import type { Member } from '@late/table';

/** Who is in a room: known to the connections of this process, and in no log. */
export interface RoomPresence {
  /** Whether anybody watches the room: then it stays in memory, since they watch that very object. */
  isWatched(id: string): boolean;
  isHere(id: string, member: Member): boolean;
  /** Whether they have been away for a minute. */
  isGone(id: string, member: Member): boolean;
}
