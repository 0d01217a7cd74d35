import type { BotLevel, Refusal, Seat } from '@late/kernel';
import type { Member, Room } from './room.ts';
import type { RoomLedger } from './room-ledger.ts';
import { isTaken, isTeam, membersOf } from './who-sits.ts';

/** What the house knows beyond the room's own steps. */
export interface HouseFacts {
  /** Whether nobody of this seat is connected just now. */
  absent(seat: Seat): boolean;
  /** Whether this ticket (a personal link) lets its bearer share the seat. */
  admits(ticket: string, seat: Seat): boolean;
  /** Whether this member is not connected; without it, a host without a seat counts as there. */
  away?(member: Member): boolean;
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

export function standIn(
  ledger: RoomLedger,
  member: Member,
  own: Seat | null,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
  facts: HouseFacts,
): Refusal | null {
  if (own === null) return { code: 'room.no-seat' };
  if (seat === own) {
    if (hasMateThere(ledger.room, member, seat, facts)) return { code: 'room.mates' };
    return ledger.play({ do: 'stand-in', seat, level });
  }
  // Anybody may ask a bot to play for those who are away; once, and not a bad one.
  if (ledger.room.table?.standIns[seat]) return { code: 'room.stood-in' };
  if (!facts.absent(seat)) return { code: 'room.present' };
  return ledger.play({ do: 'stand-in', seat, level: level === 'easy' ? 'medium' : level });
}

/** As long as one of a team is there, no bot is needed. */
function hasMateThere(room: Room, member: Member, seat: Seat, facts: HouseFacts): boolean {
  const held = room.seats[seat];
  const others = isTeam(held) ? membersOf(held).filter((other) => other !== member) : [];
  return others.some((other) => facts.away?.(other) === false);
}
