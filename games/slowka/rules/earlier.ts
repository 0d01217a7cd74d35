import type { State } from './state.ts';

// Games of the first version are played on as they were begun. There a word waited until the next
// tokens were laid, could be taken back freely, and counted with its bonus where totals were equal.

type Dealt = Pick<State, 'version'>;

/** Whether the next player's exchange or pass ends the time for doubt, and not only their word. */
export function anyTurnEndsDoubt({ version }: Dealt): boolean {
  return version > 1;
}

/** Whether everybody must agree before a word that was read is taken back. */
export function firstWordCounts({ version }: Dealt): boolean {
  return version > 1;
}

/** Whether equal totals are parted by the letters of the best word alone, without its bonus. */
export function lettersPart({ version }: Dealt): boolean {
  return version > 1;
}
