import type { Seat } from '@late/kernel';
import { contestable, type Disputed, whyNotObject } from './dispute.ts';
import type { Move } from './move.ts';
import { READ, type Starting } from './starting.ts';

/** What the seat could object to now. */
export function objections(disputed: Disputed, seat: Seat): Move[] {
  return contestable(disputed)
    .map(({ board, title }) => ({ do: 'object', seat: board, title }) as const)
    .filter((move) => whyNotObject(disputed, seat, move) === null);
}

/** What can be said to a question that the whole table is asked. */
export function answersTo(phase: Starting | { readonly at: 'objection' }): Move[] {
  switch (phase.at) {
    case 'objection':
      return [{ do: 'falls' }, { do: 'stands' }];
    case 'tabloid':
      return READ.map((_, when) => ({ do: 'read', when }));
    case 'youngest':
      return phase.among.map((seat) => ({ do: 'point', seat }));
  }
}
