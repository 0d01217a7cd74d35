import type { Seat } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { Asking, Seated } from './asking.ts';
import { join, mateName } from './decide-seat.ts';
import { comeBack } from './decide-stand-in.ts';
import type { RequestTo } from './request.ts';
import type { Knock, Member, Room } from './room.ts';
import { isTooMuch, KNOCK } from './spoken.ts';
import {
  hasReadAnother,
  isCrowded,
  isHost,
  isTaken,
  matesOf,
  membersOf,
  seatOf,
  seatToReturnTo,
} from './who-sits.ts';

/** Somebody would like to play with those who have a seat. They are asked, because it shows their hand. */
export function knock(
  { ledger, member, own, facts }: Asking,
  { seat, name }: RequestTo<'knock'>,
): TableRefusal | null {
  const { room } = ledger;
  if (!ledger.hasTeams) return { code: 'room.taken' };
  if (!isTaken(room.seats[seat])) return { code: 'room.nobody' };
  if (own === seat) return null;
  const people = membersOf(room.seats[seat]);
  if (people.some((one) => facts.shuns?.(one))) return { code: 'room.unwelcome' };
  const waiting = room.knocks.filter((other) => other.seat === seat && other.member !== member);
  const refusal = whyNotJoin(room, member, seat);
  if (refusal) return refusal;
  const called = mateName(room, member, seat, name, waiting);
  const before = room.knocks.find((other) => other.member === member);
  if (before?.seat === seat && before.name === called) return null;
  if (isTooMuch(room.spoken, member, ledger.now, KNOCK)) return { code: 'room.slowly' };
  ledger.add({ do: 'knock', seat, member, name: called });
  return null;
}

function whyNotJoin(room: Room, member: Member, seat: Seat): TableRefusal | null {
  if (room.barred.includes(member)) return { code: 'room.barred' };
  if (room.table?.result) return { code: 'room.over' };
  if (room.table && seatOf(room, member) !== null) return { code: 'room.seated' };
  if (hasReadAnother(room, member, seat)) return { code: 'room.other-hand' };
  if (seatToReturnTo(room, member) === seat) return null;
  return isCrowded(room, seat) ? { code: 'room.crowded' } : null;
}

/** Anybody of the seat opens the door. */
export function admit({ ledger, own: seat }: Seated, name: string): TableRefusal | null {
  const { room } = ledger;
  const guest = atDoor(room, seat, name);
  if (!guest) return { code: 'room.nobody' };
  const refusal = whyNotJoin(room, guest.member, seat);
  if (refusal) return refusal;
  join(ledger, guest.member, seat, guest.name, null);
  comeBack(ledger, seat);
  return null;
}

export function turnAway({ ledger, own }: Seated, name: string): TableRefusal | null {
  const guest = atDoor(ledger.room, own, name);
  if (!guest) return { code: 'room.nobody' };
  ledger.add({ do: 'unknock', member: guest.member });
  return null;
}

function atDoor(room: Room, seat: Seat, name: string): Knock | undefined {
  return room.knocks.find((guest) => guest.seat === seat && guest.name === name);
}

export function withdraw({ ledger, member }: Asking): TableRefusal | null {
  const waits = ledger.room.knocks.some((guest) => guest.member === member);
  if (waits) ledger.add({ do: 'unknock', member });
  return null;
}

/**
 * One of a team is shown the door; the others stay. Before the deal that is the host's to do; then it is
 * for those of the seat who let them in.
 */
export function dismiss(asking: Asking, { seat, name }: RequestTo<'dismiss'>): TableRefusal | null {
  const { ledger, member } = asking;
  const { room } = ledger;
  if (!room.table && !isHost(room, member)) return { code: 'room.host' };
  const mate = matesOf(room.seats[seat]).find((other) => other.name === name);
  if (!mate || seatOf(room, mate.member) !== seat) return { code: 'room.nobody' };
  if (room.table && !cameLater(asking, seat, mate.member)) return { code: 'room.started' };
  ledger.add({ do: 'stand', seat, member: mate.member, shown: true });
  return null;
}

/** Whether somebody came to the asking member's own seat after them. The host keeps their chair. */
function cameLater({ ledger: { room }, member, own }: Asking, seat: Seat, mate: Member): boolean {
  if (own !== seat || isHost(room, mate)) return false;
  const readers = room.readers[seat] ?? [];
  return readers.indexOf(member) < readers.indexOf(mate);
}
