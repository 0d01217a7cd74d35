import { inOrder, type Part } from '@late/kernel';
import { type Member, ROOM_LIMITS, type Room, type RoomPlan } from './room.ts';
import { placesOf } from './seat-places.ts';
import { seatOf } from './who-sits.ts';

/**
 * Whether the devices of a room's people draw its luck with the house. In a duel everybody plays the same deal, which
 * its seed alone fixes.
 */
export function takesParts({ fairness, duel }: RoomPlan): boolean {
  return fairness === 2 && duel === undefined;
}

/** Who of those at the table has promised a part and not told it. */
export function awaitedFor({ pledges, drawing, seated }: Room): Member[] {
  const told = new Set(drawing?.told.map(({ member }) => member));
  return pledges
    .map(({ member }) => member)
    .filter((member) => seated.includes(member) && !told.has(member));
}

/** What those at the table put into the luck, by the seats that they play. */
export function partsOf(room: Room): readonly Part[] | undefined {
  if (!takesParts(room.plan)) return undefined;
  const places = placesOf(room);
  const parts = room.pledges.flatMap(({ member, hash }): Part[] => {
    const seat = places[seatOf(room, member) ?? -1] ?? null;
    const told = room.drawing?.told.find((part) => part.member === member);
    return seat === null ? [] : [{ seat, hash, value: told?.value ?? null }];
  });
  return inOrder(parts);
}

/** When the game begins without whatever has not come. Null while nothing is drawn. */
export function drawingEnds({ drawing, table, closed }: Room): number | null {
  return drawing && !table && !closed ? drawing.at + ROOM_LIMITS.drawing : null;
}
