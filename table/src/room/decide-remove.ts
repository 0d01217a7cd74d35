import type { Seat } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { HouseFacts, Seated } from './asking.ts';
import { comeBack, desert, isAway } from './decide-stand-in.ts';
import type { Ledger } from './ledger.ts';
import { openRemoval, whyNotAsk } from './removal.ts';
import type { RequestTo } from './request.ts';
import { isHost, isRunning, isTaken, membersOf } from './who-sits.ts';

/**
 * Somebody would have a bot play on for a person who is there, or has an answer to that. All others must
 * agree, each seat with one voice; two agree at least, or one of two could remove the other.
 */
export function remove(asking: Seated, { seat, wanted }: RequestTo<'remove'>): TableRefusal | null {
  const { ledger, own, facts } = asking;
  const { room } = ledger;
  if (!isRunning(room)) return { code: room.table ? 'room.over' : 'room.not-started' };
  if (seat === own || !isTaken(room.seats[seat])) return { code: 'room.nobody' };
  if (room.table?.standIns[seat]) return { code: 'room.stood-in' };
  const asked = openRemoval(room, ledger.now);
  const agreed = asked?.seat === seat ? asked.agreed : null;
  if (!wanted) {
    comeBack(ledger, own);
    if (agreed) ledger.add({ do: 'remove', seat, by: own, wanted });
    return null;
  }
  const refusal = agreed ? null : whyNotAsk(room, seat, own, ledger.now);
  if (refusal) return refusal;
  comeBack(ledger, own);
  const voices = voicesOn(ledger, facts, seat);
  if (!voices.some((voice) => voice !== own)) return { code: 'room.two' };
  if (!agreed?.includes(own)) ledger.add({ do: 'remove', seat, by: own, wanted });
  const now = ledger.room.removal?.agreed ?? [];
  if (now.length > 1 && voices.every((voice) => now.includes(voice))) showOut(ledger, seat);
  return null;
}

/** Whoever is there at another seat. For stand-ins, bots and people who are away there is nobody to ask. */
function voicesOn(ledger: Ledger, facts: HouseFacts, seat: Seat): Seat[] {
  const { seats, table } = ledger.room;
  return [...seats.keys()].filter(
    (other) =>
      other !== seat &&
      isTaken(seats[other]) &&
      !table?.standIns[other] &&
      !isAway(ledger, facts, other),
  );
}

/** The bot plays to the end; the hand stays closed to everybody else. */
function showOut(ledger: Ledger, seat: Seat): void {
  const members = membersOf(ledger.room.seats[seat]);
  const heir = ledger.room.seated.find((member) => !members.includes(member));
  const isOffice = members.some((member) => isHost(ledger.room, member));
  if (isOffice && heir !== undefined) ledger.add({ do: 'host', member: heir });
  for (const member of members) ledger.add({ do: 'stand', seat, member, shown: true });
  desert(ledger, seat);
}
