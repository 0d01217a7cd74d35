import type { Seat } from '@late/kernel';
import { type Mate, type Member, ROOM_LIMITS, type Room, type RoomSeat } from './room.ts';

export function isHost(room: Room, member: Member): boolean {
  return member !== '' && room.host === member;
}

export function seatOf(room: Room, member: Member): Seat | null {
  const seat = room.seats.findIndex(
    (held) => held.kind === 'person' && held.members.includes(member),
  );
  return seat < 0 ? null : seat;
}

/** Whether somebody holds it. */
export function isTaken(held: RoomSeat | undefined): boolean {
  return held?.kind === 'person' && held.members.length > 0;
}

/** Whether several people, not only several devices, play this seat. */
export function isTeam(held: RoomSeat | undefined): boolean {
  return matesOf(held).length > 1;
}

export function matesOf(held: RoomSeat | undefined): readonly Mate[] {
  return held?.kind === 'person' ? (held.mates ?? []) : [];
}

export function membersOf(held: RoomSeat | undefined): readonly Member[] {
  return held?.kind === 'person' ? held.members : [];
}

/** Under whose name a member plays: their own, or on another device that of whoever had the seat. */
export function mateAt(held: RoomSeat | undefined, member: Member): Mate | undefined {
  const mates = matesOf(held);
  return mates.find((other) => other.member === member) ?? mates[0];
}

export function nameOf(room: Room, member: Member): string {
  const seat = seatOf(room, member);
  return seat === null ? '' : (mateAt(room.seats[seat], member)?.name ?? '');
}

/** A seat is muted as a whole, or a second device would give its people their voice back. */
export function isMuted(room: Room, seat: Seat): boolean {
  return membersOf(room.seats[seat]).some((member) => room.muted.includes(member));
}

/** Whether hands are hidden: while a game runs, and for good if it was closed. */
function isHidden({ table }: Room): boolean {
  return table !== null && table.result === null;
}

export function isRunning(room: Room): boolean {
  return isHidden(room) && room.closed === null;
}

/** The seat of the running game that somebody left and may take again without asking anybody. */
export function seatToReturnTo(room: Room, member: Member): Seat | null {
  if (!isRunning(room) || seatOf(room, member) !== null || room.barred.includes(member))
    return null;
  const seat = room.readers.findIndex((readers) => readers.includes(member));
  return seat < 0 || hasReadAnother(room, member, seat) ? null : seat;
}

/** Whether somebody knows another hand of a game that hides them: then they never get to see this one. */
export function hasReadAnother(room: Room, member: Member, seat: Seat): boolean {
  if (!isHidden(room)) return false;
  return room.readers.some((readers, other) => other !== seat && readers.includes(member));
}

/** Whether a seat has had as many people as may share it. Those who left may come back at any time. */
export function isCrowded(room: Room, seat: Seat): boolean {
  const readers = (room.readers[seat] ?? []).filter((member) => !room.barred.includes(member));
  const count = isHidden(room) ? readers.length : membersOf(room.seats[seat]).length;
  return count >= ROOM_LIMITS.members;
}
