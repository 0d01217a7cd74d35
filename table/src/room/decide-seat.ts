import type { Seat } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { Asking, Seated } from './asking.ts';
import { comeBack, desert } from './decide-stand-in.ts';
import type { Ledger } from './ledger.ts';
import { distinctName } from './names.ts';
import type { RequestTo } from './request.ts';
import { type Mate, type Member, ROOM_LIMITS, type Room, type RoomSeat } from './room.ts';
import { isTaken, isTeam, matesOf, membersOf, nameOf, seatOf } from './who-sits.ts';

export function sit(asking: Asking, { seat, name, ticket }: RequestTo<'sit'>): TableRefusal | null {
  const { ledger, member, own, facts } = asking;
  const { room } = ledger;
  if (own !== seat) {
    const invited = ticket !== undefined && facts.admits(ticket, seat);
    const refusal = whyNotSit(asking, seat, invited);
    if (refusal) return refusal;
    if (isTaken(room.seats[seat])) join(ledger, member, seat, name);
    else takeSeat(ledger, member, seat, name);
  }
  comeBack(ledger, seat);
  return null;
}

export function stand({ ledger, member, own: seat }: Seated): TableRefusal | null {
  ledger.add({ do: 'stand', seat, member });
  desert(ledger, seat);
  return null;
}

export function rename({ ledger, member, own: seat }: Seated, wanted: string): TableRefusal | null {
  const { room } = ledger;
  const held = room.seats[seat];
  const beside = isTeam(held) ? matesOf(held) : [];
  const name = distinctName(room, wanted, { member, seat, beside });
  if (name !== nameOf(room, member)) ledger.add({ do: 'rename', seat, member, name });
  return null;
}

/**
 * Where there are teams, everybody at a seat has a name; elsewhere it is the same person again. Nobody
 * joins a team in history.
 */
export function join(ledger: Ledger, member: Member, seat: Seat, name: string): void {
  const { room, hasTeams } = ledger;
  if (hasTeams && !room.table?.result) {
    const called = mateName(room, member, seat, name);
    ledger.add({ do: 'sit', seat, member, name: called, mate: true });
  } else {
    ledger.add({ do: 'sit', seat, member, name: '' });
  }
}

/** What somebody would be called at a seat, beside those who are there or wait for it. */
export function mateName(
  room: Room,
  member: Member,
  seat: Seat,
  name: string,
  waiting: readonly Mate[] = [],
): string {
  const beside = [...matesOf(room.seats[seat]), ...waiting];
  return distinctName(room, name, { member, seat, beside, leaves: leaves(room, member) });
}

function takeSeat(ledger: Ledger, member: Member, seat: Seat, name: string): void {
  const { room } = ledger;
  const called = distinctName(room, name, { member, seat, leaves: leaves(room, member) });
  ledger.add({ do: 'sit', seat, member, name: called });
}

/** The seat that nobody holds any more when they go. */
function leaves(room: Room, member: Member): Seat | null {
  const own = seatOf(room, member);
  return own !== null && membersOf(room.seats[own]).length === 1 ? own : null;
}

function whyNotSit(
  { ledger, member, own }: Asking,
  seat: Seat,
  invited: boolean,
): TableRefusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (room.barred.includes(member)) return { code: 'room.barred' };
  if (held.kind === 'person' && isTaken(held)) {
    // Only by their own invitation, before, during and after a game.
    if (!invited) return { code: 'room.taken' };
    if (held.members.length >= ROOM_LIMITS.members) return { code: 'room.crowded' };
  } else {
    // During a game a seat can be taken only if its people left it; afterwards it belongs to history.
    const free = room.table ? held.kind === 'person' : held.kind === 'open';
    if (!free) return { code: 'room.taken' };
    if (room.table?.result) return { code: 'room.over' };
  }
  return own !== null && room.table ? { code: 'room.seated' } : null;
}
