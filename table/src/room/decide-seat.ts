import type { BotLevel, Refusal, Seat } from '@late/kernel';
import { distinctName, freeBotName } from './names.ts';
import {
  isHost,
  isTaken,
  type Member,
  nameAt,
  ROOM_LIMITS,
  type Room,
  type RoomSeat,
  seatOf,
} from './room.ts';
import type { RoomLedger } from './room-ledger.ts';

/** What the house knows beyond the room's own steps. */
export interface HouseFacts {
  /** Whether nobody of this seat is connected just now. */
  absent(seat: Seat): boolean;
  /** Whether this ticket (a personal link) lets its bearer share the seat. */
  admits(ticket: string, seat: Seat): boolean;
  /** Whether this member is not connected; without it, a host without a seat counts as there. */
  away?(member: Member): boolean;
}

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
    const joins = isTaken(room.seats[seat]);
    const called = joins ? nameAt(room, seat) : distinctName(room, seat, name, leaves(room, own));
    ledger.add({ do: 'sit', seat, member, name: called });
  }
  comeBack(ledger, seat);
  return null;
}

/** The seat that nobody holds any more when one of its people goes. */
function leaves({ seats }: Room, own: Seat | null): Seat | null {
  const held = own === null ? undefined : seats[own];
  return held?.kind === 'person' && held.members.length === 1 ? own : null;
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

/** Whoever is back gets their seat back at once. */
export function comeBack(ledger: RoomLedger, seat: Seat): void {
  const { table } = ledger.room;
  // If the log is full there is nothing to come back to.
  if (table?.standIns[seat] && !table.result) ledger.play({ do: 'hand-back', seat });
}

/** Whoever leaves a running game leaves a bot in their place, unless somebody shares the seat. */
export function desert(ledger: RoomLedger, seat: Seat): void {
  const { table, seats } = ledger.room;
  if (!table || table.result || table.standIns[seat] || isTaken(seats[seat])) return;
  // If the log is full nobody plays on, and they may leave all the same.
  ledger.play({ do: 'stand-in', seat, level: 'medium' });
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

export function standIn(
  ledger: RoomLedger,
  own: Seat | null,
  seat: Seat,
  level: BotLevel,
  facts: HouseFacts,
): Refusal | null {
  if (own === null) return { code: 'room.no-seat' };
  if (seat === own) return ledger.play({ do: 'stand-in', seat, level });
  // Anybody may ask a bot to play for those who are away; once, and not a bad one.
  if (ledger.room.table?.standIns[seat]) return { code: 'room.stood-in' };
  if (!facts.absent(seat)) return { code: 'room.present' };
  return ledger.play({ do: 'stand-in', seat, level: level === 'easy' ? 'medium' : level });
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
