/** A state that the game passed, and how many steps stood then. */
export interface KeptState {
  readonly length: number;
  readonly state: unknown;
}

/** The states that an undo may need again, the oldest first; the last is the present one. */
export type KeptStates = readonly KeptState[];

/** So many at a table. */
const MOST = 64;
/** Of the last steps each keeps its state, of those before them fewer and fewer. */
const EACH = 16;

export function withState(kept: KeptStates, length: number, state: unknown): KeptStates {
  const rest = kept.length < MOST ? kept : kept.filter((one) => isWorthKeeping(one.length, length));
  return [...rest, { length, state }];
}

/**
 * Four in the time in which the distance doubles: from any of them to the next are at most a quarter as
 * many steps as there are since. What is not worth keeping now never is again.
 */
function isWorthKeeping(length: number, now: number): boolean {
  const distance = now - length;
  if (distance < EACH) return true;
  const spacing = 2 ** (Math.floor(Math.log2(distance)) - 2);
  return length % spacing === 0;
}

/** Those of when at most so many steps stood. */
export function statesUpTo(kept: KeptStates, length: number): KeptStates {
  const later = kept.findIndex((one) => one.length > length);
  return later < 0 ? kept : kept.slice(0, later);
}
