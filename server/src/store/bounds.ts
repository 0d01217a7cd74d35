import { toUSVString } from 'node:util';
import { ROOM_LIMITS } from '@late/table';
import { StoreFault, TableFull } from './store-fault.ts';

/** No answer is longer than this, whoever asks. */
export const MOST_ROWS = 500;

/** People are stopped earlier; bots and clocks may need a few more steps to end what they began. */
export const MOST_STEPS = ROOM_LIMITS.steps + 1_000;

export function boundedLimit(limit: number): number {
  return Math.min(Math.max(Math.trunc(limit) || 0, 0), MOST_ROWS);
}

/** Ids to look up in one go: no more than an answer may have rows, and only such as can have been stored. */
export function boundedIds(ids: readonly string[]): string[] {
  if (ids.length > MOST_ROWS) throw new StoreFault('too many tables are asked for at once');
  return ids.filter(isStorable);
}

/** A table never has more steps than `steps` reads back in one go. */
export function refuseTooLong(count: number): void {
  if (count > MOST_STEPS) throw new TableFull('a table has too many steps');
}

/**
 * Databases cut text at a NUL and turn every half of a surrogate pair into the same sign, so that two
 * different keys would become one. Free text is kept as JSON, which escapes both.
 */
export function isStorable(text: string): boolean {
  return toUSVString(text) === text && !text.includes('\0');
}
