import { movedOn } from '../move-on.ts';
import type { Member, Room, RoomSeat } from './room.ts';
import { without } from './seating.ts';
import { matesOf, membersOf } from './who-sits.ts';

type IsUnwelcome = (member: Member) => boolean;

/**
 * The seats of the room where the same game follows: everybody moves on by one, and seats that were left stand open.
 * Whoever is unwelcome to the one who wants it is not brought along, as they would not be let in.
 */
export function rematchSeats(room: Room, isUnwelcome: IsUnwelcome = () => false): RoomSeat[] {
  return movedOn(room.seats.map((held) => brought(held, isUnwelcome)));
}

/** What the next game has room for. */
interface NextGame {
  readonly max: number;
  readonly hasTeams: boolean;
}

/**
 * The same for another game: who is there moves on, bots stay behind where there are too many, and what is free then is
 * open to whoever comes. Where a game has no teams, everybody has a seat of their own.
 */
export function nextSeats(
  room: Room,
  { max, hasTeams }: NextGame,
  isUnwelcome: IsUnwelcome = () => false,
): RoomSeat[] {
  const there = rematchSeats(room, isUnwelcome)
    .flatMap((held) => (hasTeams ? [held] : apart(held)))
    .filter(({ kind }) => kind === 'person' || kind === 'bot');
  const bots = there.filter(({ kind }) => kind === 'bot');
  const surplus = Math.min(bots.length, Math.max(0, there.length - max));
  const behind = bots.slice(bots.length - surplus);
  const seats: RoomSeat[] = there.filter((held) => !behind.includes(held));
  while (seats.length < max) seats.push({ kind: 'open' });
  return seats;
}

function brought(held: RoomSeat, isUnwelcome: IsUnwelcome): RoomSeat {
  const kept = membersOf(held)
    .filter(isUnwelcome)
    .reduce((left, member) => without(left, member, false), held);
  return kept.kind === 'person' && !kept.members.length ? { kind: 'open' } : kept;
}

/** A second device, which has no name of its own, goes with the first of a team. */
function apart(held: RoomSeat): RoomSeat[] {
  const mates = matesOf(held);
  if (held.kind !== 'person' || mates.length < 2) return [held];
  const named = mates.map(({ member }) => member);
  const devices = held.members.filter((member) => !named.includes(member));
  return mates.map((mate, index) => ({
    kind: 'person',
    name: mate.name,
    members: index === 0 ? [mate.member, ...devices] : [mate.member],
    mates: [mate],
  }));
}
