import type { Seat } from '@late/kernel';
import { ROOM_LIMITS, type Room } from './room.ts';

/** The house's own players, named after what lies about in a print shop. */
export const BOT_NAMES = ['Serif', 'Pica', 'Stet', 'Gazette', 'Errata', 'Folio', 'Quoin', 'Ems'];

/** A name that nobody else at the table has: a second Anna becomes "Anna 2". `leaves` falls free. */
export function distinctName(
  room: Room,
  seat: Seat,
  name: string,
  leaves: Seat | null = null,
): string {
  const taken = takenNames(room, [seat, leaves]);
  if (!taken.has(folded(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = withNumber(name, number);
    if (!taken.has(folded(numbered))) return numbered;
  }
}

export function freeBotName(room: Room, seat: Seat): string {
  const taken = takenNames(room, [seat]);
  const free = BOT_NAMES.find((name) => !taken.has(folded(name)));
  return free ?? distinctName(room, seat, `Bot ${seat + 1}`);
}

function takenNames(room: Room, except: readonly (Seat | null)[]): Set<string> {
  const others = room.seats.filter((_, seat) => !except.includes(seat));
  return new Set(others.map((held) => ('name' in held ? folded(held.name) : '')));
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
