import type { Seat } from '@late/kernel';
import type { Member, Room, RoomSeat, Said } from './room.ts';
import { isTeam, mateAt, matesOf, membersOf, seatOf } from './who-sits.ts';

/** A line that a member can read, and whether it was for their team alone; null if there is none. */
export function lineFor(
  room: Room,
  member: Member,
  seq: number,
): { readonly said: Said; readonly isTeams: boolean } | null {
  const open = room.chat.find((line) => line.seq === seq);
  if (open) return { said: open, isTeams: false };
  const among = room.teamTalk.find((line) => line.seq === seq && isHeardBy(room, line, member));
  return among ? { said: among, isTeams: true } : null;
}

/** Only by those who were of the team when it was said, and still are. */
export function isHeardBy(room: Room, line: Room['teamTalk'][number], member: Member): boolean {
  return line.heard.includes(member) && line.seat === seatOf(room, member);
}

/** Whoever said a line, on all the devices that they have at the table. */
export function speakersOf(room: Room, { by, signed }: Said): readonly Member[] {
  const seat = seatOf(room, by);
  const devices = seat === null ? [] : devicesOf(room.seats[seat], by);
  return [...new Set([by, ...(signed === undefined ? [] : [signed]), ...devices])];
}

/** Whoever sits at a seat, on all their devices; of a team, the one who is called so. */
export function personAt(room: Room, seat: Seat, name?: string): readonly Member[] {
  const held = room.seats[seat];
  const mates = matesOf(held);
  const meant = isTeam(held) ? mates.find((mate) => mate.name === name) : mates[0];
  if (!meant) return isTeam(held) ? [] : membersOf(held);
  return [...new Set([meant.member, ...devicesOf(held, meant.member)])];
}

/** A device without a name of its own is the first mate's. */
function devicesOf(held: RoomSeat | undefined, member: Member): readonly Member[] {
  const owner = mateAt(held, member)?.member;
  return membersOf(held).filter((other) => mateAt(held, other)?.member === owner);
}
