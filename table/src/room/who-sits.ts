import type { Seat } from '@late/kernel';
import type { Mate, Member, Room, RoomSeat } from './room.ts';

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
