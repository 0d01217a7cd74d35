import { ROOM_LIMITS } from '@late/table';
import { StoreFault } from './store-fault.ts';

/** No answer is longer than this, whoever asks. */
const MOST_ROWS = 500;

/** People are stopped earlier; bots and clocks may need a few more steps to end what they began. */
export const MOST_STEPS = ROOM_LIMITS.steps + 1_000;

export function boundedLimit(limit: number): number {
  return Math.min(Math.max(Math.trunc(limit) || 0, 0), MOST_ROWS);
}

/** A table never has more steps than `steps` reads back in one go. */
export function refuseTooLong(count: number): void {
  if (count > MOST_STEPS) throw new StoreFault('a table has too many steps');
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Databases cut text at a NUL and turn every half of a surrogate pair into the same sign, so that two
 * different keys would become one. Free text is kept as JSON, which escapes both.
 */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
