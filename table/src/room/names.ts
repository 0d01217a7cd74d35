import type { Seat } from '@late/kernel';
import { type Mate, type Member, ROOM_LIMITS, type Room } from './room.ts';
import { matesOf } from './who-sits.ts';

/** The house's own players, named after what lies about in a print shop. */
export const BOT_NAMES = ['Serif', 'Pica', 'Stet', 'Gazette', 'Errata', 'Folio', 'Quoin', 'Ems'];

/** Whose name is sought, at which seat, beside which mates there; another seat may fall free by it. */
export interface Naming {
  readonly member: Member | null;
  readonly seat: Seat;
  readonly beside?: readonly Mate[];
  readonly leaves?: Seat | null;
}

/** A name that nobody else at the table has: a second Anna becomes "Anna 2". */
export function distinctName(room: Room, name: string, naming: Naming): string {
  const taken = takenNames(room, naming);
  if (!taken.has(folded(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = withNumber(name, number);
    if (!taken.has(folded(numbered))) return numbered;
  }
}

export function freeBotName(room: Room, seat: Seat): string {
  const naming = { member: null, seat };
  const taken = takenNames(room, naming);
  const free = BOT_NAMES.find((name) => !taken.has(folded(name)));
  return free ?? distinctName(room, `Bot ${seat + 1}`, naming);
}

function takenNames(room: Room, { member, seat, beside = [], leaves }: Naming): Set<string> {
  const others = room.seats.filter((_, other) => other !== seat && other !== leaves);
  const mates = [...others.flatMap(matesOf), ...beside].filter((mate) => mate.member !== member);
  const seats = others.flatMap((held) => ('name' in held ? [held] : []));
  return new Set([...seats, ...mates].map(({ name }) => folded(name)));
}

/** What a seat is called after its people. Whoever was forgotten is passed over. */
export function seatName(mates: readonly Mate[]): string {
  const names = mates.flatMap(({ name }) => name || []);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} & ${last}` : last;
}

/** Names that look the same to a hurried eye. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function withNumber(name: string, number: number): string {
  const tail = ` ${number}`;
  const letters = [...name];
  while (letters.join('').length + tail.length > ROOM_LIMITS.name) letters.pop();
  // Half an emoji, or a gap, is no end of a name.
  return letters.join('').replace(/(?:\s|\u200d|\ufe0f)+$/u, '') + tail;
}
