import { RECORD_LIMITS, type Seat } from '@late/kernel';
import type { Table } from './table.ts';

/** The rest is for the house, which ends what was begun. */
const SHARED = 0.9 * RECORD_LIMITS.entries;

/** How much of the log each seat may fill, so that none fills it up for all. */
export function shareOf({ plan }: Table): number {
  return Math.floor(SHARED / plan.holders.length);
}

/** Whether a seat has used up what it may fill of the log: then a bot plays on for it. */
export function isSpent(table: Table, seat: Seat): boolean {
  return (table.used[seat] ?? 0) >= shareOf(table);
}

/** Taking back is for the first half of a share: the other is for the game. */
export function mayTakeBack(table: Table, seat: Seat): boolean {
  return (table.used[seat] ?? 0) < shareOf(table) / 2;
}
