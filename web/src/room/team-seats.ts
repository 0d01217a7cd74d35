import type { Seat } from '@late/kernel';
import { ROOM_LIMITS, type RoomSeen } from '@late/table';
import type { GameFace } from '../games/face.ts';

/** Whether several people may play one seat together. */
export function hasTeams({ game }: GameFace, { plan }: RoomSeen): boolean {
  return game.teams?.(plan.options) ?? false;
}

/** Whether the reader may ask the people of a seat to play with them. */
export function canKnock(face: GameFace, seen: RoomSeen, seat: Seat): boolean {
  const { seats, seat: own, table } = seen;
  const members = seats[seat]?.members ?? 0;
  if (members === 0 || members >= ROOM_LIMITS.members || seat === own) return false;
  if (seen.closed || (table && (table.result || own !== null))) return false;
  return hasTeams(face, seen);
}
