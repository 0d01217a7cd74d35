import type { Seat } from '@late/kernel';
import type { Ledger } from './ledger.ts';
import type { Member } from './room.ts';

/** What the house knows beyond the room's own steps. */
export interface HouseFacts {
  /** Whether nobody of this seat is connected just now. */
  absent(seat: Seat): boolean;
  /** Whether this ticket (a personal link) lets its bearer share the seat. */
  admits(ticket: string, seat: Seat): boolean;
  /** Whether this member is not connected; without it, a host without a seat counts as there. */
  away?(member: Member): boolean;
}

/** Somebody who asks for something: all that their request is judged by, and where it is written down. */
export interface Asking {
  readonly ledger: Ledger;
  readonly member: Member;
  /** Where they sit. */
  readonly own: Seat | null;
  readonly facts: HouseFacts;
}

/** Somebody with a seat. */
export interface Seated extends Asking {
  readonly own: Seat;
}
