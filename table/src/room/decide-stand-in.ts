import type { Refusal, Seat } from '@late/kernel';
import { timedOut } from '../clock.ts';
import { refuse } from '../refusals.ts';
import type { Asking, HouseFacts } from './asking.ts';
import type { Ledger } from './ledger.ts';
import type { RequestTo } from './request.ts';
import { isRunning, isTaken, isTeam, membersOf } from './who-sits.ts';

/** Whoever is back gets their seat back at once. */
export function comeBack(ledger: Ledger, seat: Seat): void {
  const { room } = ledger;
  // If the log is full there is nothing to come back to.
  if (room.table?.standIns[seat] && isRunning(room)) ledger.play({ do: 'hand-back', seat });
}

/** Whoever leaves a running game leaves a bot in their place, unless somebody shares the seat. */
export function desert(ledger: Ledger, seat: Seat): void {
  const { room } = ledger;
  if (!isRunning(room) || room.table?.standIns[seat] || isTaken(room.seats[seat])) return;
  // If the log is full nobody plays on, and they may leave all the same.
  ledger.play({ do: 'stand-in', seat, level: 'medium' });
}

export function standIn(asking: Asking, { seat, level }: RequestTo<'stand-in'>): Refusal | null {
  const { ledger, own, facts } = asking;
  if (own === null) return refuse('room.no-seat').refusal;
  if (seat === own) {
    if (hasMateThere(asking, seat)) return refuse('room.mates').refusal;
    return ledger.play({ do: 'stand-in', seat, level });
  }
  // Anybody may ask a bot to play for those who are away; once, and not a bad one.
  if (ledger.room.table?.standIns[seat]) return refuse('room.stood-in').refusal;
  if (!isAway(ledger, facts, seat)) return refuse('room.present').refusal;
  return ledger.play({ do: 'stand-in', seat, level: level === 'easy' ? 'medium' : level });
}

/** Where a move may take days nobody is expected to wait at the table: away is who let the time run out. */
export function isAway({ room, now }: Ledger, facts: HouseFacts, seat: Seat): boolean {
  if (room.table?.plan.clock.kind !== 'days') return facts.absent(seat);
  return timedOut(room.table, now).includes(seat);
}

/** As long as one of a team is there, no bot is needed. */
function hasMateThere({ ledger, member, facts }: Asking, seat: Seat): boolean {
  const held = ledger.room.seats[seat];
  const others = isTeam(held) ? membersOf(held).filter((other) => other !== member) : [];
  return others.some((other) => facts.away?.(other) === false);
}
