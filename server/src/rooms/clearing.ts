import { isHost, type Member, type Room, seatOf } from '@late/table';
import type { TableRow } from '../store/store.ts';

/** A table is deleted for everybody, or leaves one list and goes for good when it is on no other. */
export type Clearing = 'delete' | 'unlist';

/**
 * What it comes to if somebody clears a table away; null if they cannot. A host deletes a table before the deal,
 * and a running game in which nobody else has had a seat: others may come back to theirs. A game that is over is a record of all who played it, so it
 * only leaves one's own list; so does one that nobody can open, and one where somebody has no seat.
 */
export function clearingOf(
  status: TableRow['status'],
  room: Room | null,
  member: Member,
): Clearing | null {
  if (status === 'over' || !room) return 'unlist';
  if (!isHost(room, member)) return seatOf(room, member) === null ? 'unlist' : null;
  const isAlone = room.readers.flat().every((other) => other === member);
  return status === 'waiting' || isAlone ? 'delete' : null;
}
