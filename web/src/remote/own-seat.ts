import type { Seat } from '@late/kernel';
import type { RoomSeen } from '@late/table';

/** The seat that whoever reads this room has to themselves: they are spoken to, not told of. */
export function ownSeatOf({ seat, seats }: RoomSeen): Seat | undefined {
  const held = seat === null ? undefined : seats[seat];
  return seat !== null && held && held.mates.length <= 1 ? seat : undefined;
}
