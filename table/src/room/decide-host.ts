import type { BotLevel, Refusal, Seat } from '@late/kernel';
import { refuse, type TableRefusal } from '../refusals.ts';
import type { Asking, HouseFacts } from './asking.ts';
import { isAway } from './decide-stand-in.ts';
import { awaitedFor } from './drawing.ts';
import type { Ledger } from './ledger.ts';
import { freeBotName } from './names.ts';
import type { RequestTo } from './request.ts';
import type { Room, RoomSeat } from './room.ts';
import { isHost, isMuted, isRunning, isTaken, nameOf, seatOf } from './who-sits.ts';

export function arrange(ledger: Ledger, { seat, as }: RequestTo<'arrange'>): TableRefusal | null {
  const { room } = ledger;
  // A hand is its holder's: from the deal on no host has a say in who sees it.
  if (room.table) return { code: 'room.started' };
  ledger.add({ do: 'arrange', seat, as: arranged(room, seat, as) });
  return null;
}

function arranged(room: Room, seat: Seat, as: 'open' | 'closed' | BotLevel): RoomSeat {
  if (as === 'open' || as === 'closed') return { kind: as };
  const held = room.seats[seat];
  const name = held?.kind === 'bot' ? held.name : freeBotName(room, seat);
  return { kind: 'bot', name, level: as };
}

export function list(ledger: Ledger, { listed }: RequestTo<'list'>): TableRefusal | null {
  if (listed !== ledger.room.listed) ledger.add({ do: 'list', listed });
  return null;
}

export function start({ ledger, facts }: Asking): Refusal | null {
  const { room } = ledger;
  if (room.table) return refuse('room.started').refusal;
  if (room.drawing) return null;
  if (!room.seated.length) return refuse('room.no-people').refusal;
  const awaited = room.plan.follows === undefined ? [] : awaitedIn(room, facts);
  if (awaited.length) return refuse('room.awaits', { names: awaited.join(', ') }).refusal;
  const refusal = ledger.whyNotStart();
  if (refusal || !awaitedFor(room).length) return refusal ?? ledger.start();
  ledger.add({ do: 'draw' });
  return null;
}

/** Who was brought along and has neither come nor gone. */
function awaitedIn(room: Room, facts: HouseFacts): string[] {
  const lingering = room.seated.filter((member) => facts.lingers?.(member));
  return lingering.map((member) => nameOf(room, member));
}

export function mute(ledger: Ledger, { seat, muted }: RequestTo<'mute'>): TableRefusal | null {
  const { room } = ledger;
  if (!isTaken(room.seats[seat])) return { code: 'room.nobody' };
  if (isMuted(room, seat) !== muted) ledger.add({ do: 'mute', seat, muted });
  return null;
}

export function passHost({ ledger, member, own, facts }: Asking, seat: Seat): TableRefusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (isHost(room, member)) {
    const heir = held.kind === 'person' ? held.members[0] : undefined;
    if (heir === undefined) return { code: 'room.nobody' };
    if (seat !== own) ledger.add({ do: 'host', member: heir });
    return null;
  }
  if (own !== seat) return { code: 'room.host' };
  if (isOnTime(ledger, facts)) return { code: 'room.host-days' };
  if (!isHostGone(room, facts)) return { code: 'room.host-here' };
  ledger.add({ do: 'host', member });
  return null;
}

/** Where a move may take days nobody waits at the table: a host is there until their time has run out. */
function isOnTime(ledger: Ledger, facts: HouseFacts): boolean {
  const { room } = ledger;
  const seat = seatOf(room, room.host);
  if (seat === null || !isRunning(room) || room.plan.clock.kind !== 'days') return false;
  return !room.table?.standIns[seat] && !isAway(ledger, facts, seat);
}

/** The office does not fall to whoever is quick when a line breaks. */
function isHostGone(room: Room, facts: HouseFacts): boolean {
  if (room.host === '') return true;
  if (facts.gone) return facts.gone(room.host);
  const seat = seatOf(room, room.host);
  return seat !== null && facts.absent(seat);
}
