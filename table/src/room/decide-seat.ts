import type { BotLevel, Refusal, Seat } from '@late/kernel';
import { comeBack, desert, type HouseFacts } from './decide-stand-in.ts';
import { distinctName, freeBotName } from './names.ts';
import { type Mate, type Member, ROOM_LIMITS, type Room, type RoomSeat } from './room.ts';
import type { RoomLedger } from './room-ledger.ts';
import { isHost, isTaken, matesOf, membersOf, seatOf } from './who-sits.ts';

export interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  readonly ticket?: string;
}

export function sit(
  ledger: RoomLedger,
  member: Member,
  own: Seat | null,
  { seat, name, ticket }: Sitting,
  facts: HouseFacts,
): Refusal | null {
  const { room } = ledger;
  if (own !== seat) {
    const invited = ticket !== undefined && facts.admits(ticket, seat);
    const refusal = whyNotSit(room, member, own, seat, invited);
    if (refusal) return refusal;
    if (isTaken(room.seats[seat])) join(ledger, member, seat, name);
    else takeSeat(ledger, member, seat, name);
  }
  comeBack(ledger, seat);
  return null;
}

/**
 * Where there are teams, everybody at a seat has a name; elsewhere it is the same person again. Nobody
 * joins a team in history.
 */
export function join(ledger: RoomLedger, member: Member, seat: Seat, name: string): void {
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

function takeSeat(ledger: RoomLedger, member: Member, seat: Seat, name: string): void {
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
  room: Room,
  member: Member,
  own: Seat | null,
  seat: Seat,
  invited: boolean,
): Refusal | null {
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

export function arrange(
  ledger: RoomLedger,
  seat: Seat,
  as: 'open' | 'closed' | BotLevel,
): Refusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (!room.table) {
    ledger.add({ do: 'arrange', seat, as: arranged(room, seat, as) });
    return null;
  }
  // Shown the door in mid-game: the seat stays, a bot plays it until somebody takes it.
  if (held.kind !== 'person' || as !== 'open') return { code: 'room.started' };
  ledger.add({ do: 'arrange', seat, as: { ...held, members: [] } });
  desert(ledger, seat);
  return null;
}

function arranged(room: Room, seat: Seat, as: 'open' | 'closed' | BotLevel): RoomSeat {
  if (as === 'open' || as === 'closed') return { kind: as };
  const held = room.seats[seat];
  const name = held?.kind === 'bot' ? held.name : freeBotName(room, seat);
  return { kind: 'bot', name, level: as };
}

export function passHost(
  ledger: RoomLedger,
  member: Member,
  own: Seat | null,
  seat: Seat,
  facts: HouseFacts,
): Refusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (isHost(room, member)) {
    const heir = held.kind === 'person' ? held.members[0] : undefined;
    if (heir === undefined) return { code: 'room.nobody' };
    if (seat !== own) ledger.add({ do: 'host', member: heir });
    return null;
  }
  if (own !== seat || !isHostAway(room, facts)) return { code: 'room.host' };
  ledger.add({ do: 'host', member });
  return null;
}

function isHostAway(room: Room, facts: HouseFacts): boolean {
  if (room.host === '') return true;
  if (facts.away) return facts.away(room.host);
  const seat = seatOf(room, room.host);
  return seat !== null && facts.absent(seat);
}
