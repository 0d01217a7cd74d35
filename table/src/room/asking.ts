import type { Seat } from '@late/kernel';
import type { Ledger } from './ledger.ts';
import type { LinkUse, Member } from './room.ts';

/** What the house knows beyond the room's own steps. */
export interface HouseFacts {
  /** Whether nobody of this seat is connected just now. */
  absent(seat: Seat): boolean;
  /** The personal link that this ticket opens, unless it has run out or was revoked. */
  link(ticket: string): SeatLink | null;
  /** Whether this member is not there just now. */
  away?(member: Member): boolean;
  /** Whether this member has been away for a minute; without it, a host without a seat counts as there. */
  gone?(member: Member): boolean;
  /** Whether this member is still in the room that this one follows, and has not come here. */
  lingers?(member: Member): boolean;
  /** Whether they do not want to sit with whoever asks. */
  shuns?(other: Member): boolean;
}

/** A link with which its giver shares their seat. */
export interface SeatLink extends LinkUse {
  readonly giver: Member;
  /** A day after it was given. */
  readonly expires: number;
}

/** How long a link lets anybody in, in milliseconds. */
export const LINK_LIFE = 24 * 60 * 60 * 1000;

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
