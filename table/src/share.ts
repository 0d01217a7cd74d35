import type { Seat } from '@late/kernel';
import type { Table } from './table.ts';

/**
 * How many entries all seats together may fill. Real games need some hundreds, and a log of this length still
 * opens at once; what a record holds beyond it is for the house, which ends what was begun.
 */
export const SHARED_ENTRIES = 8_000;

/** How much of the log each seat may fill, so that none fills it up for all. */
export function shareOf({ plan }: Table): number {
  return Math.floor(SHARED_ENTRIES / plan.holders.length);
}

/** Whether a seat has used up what it may fill of the log: then a bot plays on for it. */
export function isSpent(table: Table, seat: Seat): boolean {
  return (table.used[seat] ?? 0) >= shareOf(table);
}

/** Taking back is for the first half of a share: the other is for the game. */
export function mayTakeBack(table: Table, seat: Seat): boolean {
  return (table.used[seat] ?? 0) < shareOf(table) / 2;
}
