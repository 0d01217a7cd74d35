import type { Seat } from '@late/kernel';
import { allowance } from '../clock.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Removal, Room, RoomAct } from './room.ts';

const TWO_MINUTES = 2 * 60 * 1000;

/** When the question has been open for long enough: where a move may take days, after one clock. */
export function lapseOf({ plan: { clock } }: Room, { at }: { readonly at: number }): number {
  return at + (clock.kind === 'days' ? (allowance(clock) ?? 0) : TWO_MINUTES);
}

/** The question that can still be answered. */
export function openRemoval(room: Room, now: number): Removal | null {
  const { removal } = room;
  return removal && now < lapseOf(room, removal) ? removal : null;
}

/**
 * Nobody is pestered: one question at a time, each seat asks once in the time that a question is open,
 * and what was declined is not asked again before that time is over.
 */
export function whyNotAsk(room: Room, seat: Seat, by: Seat, now: number): TableRefusal | null {
  if (openRemoval(room, now)) return { code: 'room.asked-other' };
  const isLate = (past: { readonly at: number }) => now >= lapseOf(room, past);
  const same = room.pastRemovals.filter((past) => past.seat === seat || past.by === by);
  return same.every(isLate) ? null : { code: 'room.asked-lately' };
}

/** A voice is counted, or ends the question. */
export function voiced(
  room: Room,
  { seat, by, wanted }: Extract<RoomAct, { do: 'remove' }>,
  at: number,
): Room {
  if (!wanted) return { ...room, removal: null };
  const asked = openRemoval(room, at);
  if (asked?.seat === seat) {
    return { ...room, removal: { ...asked, agreed: [...asked.agreed, by] } };
  }
  const recent = room.pastRemovals.filter((past) => at < lapseOf(room, past));
  const pastRemovals = [...recent, { seat, by, at }];
  return { ...room, removal: { seat, agreed: [by], at }, pastRemovals };
}
