import type { Seat } from '@late/kernel';
import { looksOf } from './look-alikes.ts';
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

/** A name that looks like nobody else's at the table: a second Anna becomes "Anna 2". */
export function distinctName(room: Room, name: string, naming: Naming): string {
  return nameUnlike(name, takenNames(room, naming));
}

/** A name that looks like none of these, nor like one of the house's own players. */
export function nameUnlike(name: string, others: readonly string[]): string {
  const taken = new Set([...BOT_NAMES, ...others].flatMap(looksOf));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : withNumber(name, number);
    if (!looksOf(numbered).some((look) => taken.has(look))) return numbered;
  }
}

export function freeBotName(room: Room, seat: Seat): string {
  const others = takenNames(room, { member: null, seat });
  const taken = new Set(others.flatMap(looksOf));
  const free = BOT_NAMES.find((name) => !looksOf(name).some((look) => taken.has(look)));
  return free ?? nameUnlike(`Bot ${seat + 1}`, others);
}

function takenNames(room: Room, { member, seat, beside = [], leaves }: Naming): readonly string[] {
  const others = room.seats.filter((_, other) => other !== seat && other !== leaves);
  const mates = [...others.flatMap(matesOf), ...beside].filter((mate) => mate.member !== member);
  const seats = others.flatMap((held) => ('name' in held ? [held] : []));
  return [...seats, ...mates].map(({ name }) => name);
}

/** What a seat is called after its people. Whoever was forgotten is passed over. */
export function seatName(mates: readonly Mate[]): string {
  const names = mates.flatMap(({ name }) => name || []);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} & ${last}` : last;
}

function withNumber(name: string, number: number): string {
  const tail = ` ${number}`;
  const letters = [...name];
  while (letters.join('').length + tail.length > ROOM_LIMITS.name) letters.pop();
  // Half an emoji, or a gap, is no end of a name.
  return letters.join('').replace(/(?:\s|\u200d|\ufe0f)+$/u, '') + tail;
}
