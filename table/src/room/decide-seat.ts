import type { Seat } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import { type Asking, LINK_LIFE, type Seated, type SeatLink } from './asking.ts';
import { comeBack, desert } from './decide-stand-in.ts';
import type { Ledger } from './ledger.ts';
import { distinctName } from './names.ts';
import type { RequestTo } from './request.ts';
import type { Mate, Member, Room } from './room.ts';
import {
  hasReadAnother,
  isCrowded,
  isTaken,
  isTeam,
  matesOf,
  membersOf,
  nameOf,
  seatOf,
  seatToReturnTo,
} from './who-sits.ts';

export function sit(asking: Asking, { seat, name, ticket }: RequestTo<'sit'>): TableRefusal | null {
  const { ledger, member, own, facts } = asking;
  const { room } = ledger;
  if (own !== seat) {
    const link = ticket === undefined ? null : facts.link(ticket);
    const isInvited = link !== null && admits(room, link, seat);
    const refusal = whyNotSit(asking, seat, isInvited);
    if (refusal) return refusal;
    if (isTaken(room.seats[seat])) join(ledger, member, seat, name, isInvited ? link : null);
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
export function join(
  ledger: Ledger,
  member: Member,
  seat: Seat,
  name: string,
  link: SeatLink | null,
): void {
  const { room, hasTeams } = ledger;
  const use = link && { link: { id: link.id, kept: link.kept } };
  if (hasTeams && !room.table?.result) {
    const called = mateName(room, member, seat, name);
    ledger.add({ do: 'sit', seat, member, name: called, mate: true, ...use });
  } else {
    ledger.add({ do: 'sit', seat, member, name: '', ...use });
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
  { ledger, member, own, facts }: Asking,
  seat: Seat,
  isInvited: boolean,
): TableRefusal | null {
  const { room } = ledger;
  const held = room.seats[seat];
  if (room.barred.includes(member)) return { code: 'room.barred' };
  if (!room.table && facts.shuns?.(room.host)) return { code: 'room.unwelcome' };
  if (own !== null && room.table) return { code: 'room.seated' };
  if (hasReadAnother(room, member, seat)) return { code: 'room.other-hand' };
  // Whoever left a running game is back.
  if (seatToReturnTo(room, member) === seat) return null;
  if (isTaken(held)) {
    // Only by their own invitation, before, during and after a game.
    if (!isInvited) return { code: 'room.taken' };
    return isCrowded(room, seat) ? { code: 'room.crowded' } : null;
  }
  if (!room.table) return held?.kind === 'open' ? null : { code: 'room.taken' };
  if (held?.kind !== 'person') return { code: 'room.taken' };
  // A seat that was left waits for its people while the game runs, and afterwards belongs to history.
  return { code: room.table.result ? 'room.over' : 'room.kept' };
}

/** Whoever lost the seat lost the right to invite others to it; a pardon does not bring old links back. */
function admits(room: Room, { id, giver, expires }: SeatLink, seat: Seat): boolean {
  const isSpent = room.links.some((use) => use.id === id && use.isSpent);
  const given = expires - LINK_LIFE;
  const isVoid = room.revoked.some(({ giver: by, at }) => by === giver && given <= at);
  return !isSpent && !isVoid && seatOf(room, giver) === seat;
}
