import type { SeatLabel } from '@late/ui';
import type { Say } from './use-say.ts';

/** What tables and records call somebody who gave no name: `new.you`, in whichever language it was then. */
const UNNAMED: readonly string[] = ['You', 'Ty', 'Du', 'Vous', 'Tu'];

export function isUnnamed(name: string): boolean {
  return UNNAMED.includes(name);
}

/** The seats in the words of whoever reads them now: who gave no name is called so in their language. */
export function inReadersWords(seats: readonly SeatLabel[], say: Say): readonly SeatLabel[] {
  if (!seats.some(({ unnamed }) => unnamed)) return seats;
  return seats.map((label) => (label.unnamed ? { ...label, name: say('new.you') } : label));
}
