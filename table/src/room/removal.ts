import { allowance } from '../clock.ts';
import type { Removal, Room, RoomAct } from './room.ts';

const TWO_MINUTES = 2 * 60 * 1000;

/** When the question has been open for long enough: where a move may take days, after one clock. */
export function lapseOf({ plan: { clock } }: Room, { at }: Removal): number {
  return at + (clock.kind === 'days' ? (allowance(clock) ?? 0) : TWO_MINUTES);
}

/** The question that can still be answered. */
export function openRemoval(room: Room, now: number): Removal | null {
  const { removal } = room;
  return removal && now < lapseOf(room, removal) ? removal : null;
}

/** A voice is counted, or ends the question. */
export function voiced(
  room: Room,
  { seat, by, wanted }: Extract<RoomAct, { do: 'remove' }>,
  at: number,
): Room {
  if (!wanted) return { ...room, removal: null };
  const asked = openRemoval(room, at);
  const removal =
    asked?.seat === seat ? { ...asked, agreed: [...asked.agreed, by] } : { seat, agreed: [by], at };
  return { ...room, removal };
}
