import { FACES } from '../../rules/index.ts';
import { has, NUMBER_SETS, type NumberSet, SET_ID, sizeOf } from '../twin/number-sets.ts';
import { ROW_PAIRS } from '../twin/row-pairs.ts';
import { FIFTH, legalSplitsOf, ROW_PAIR, type Runs, runsOf } from '../twin/splits.ts';

/** One slot for each number that the fifth die can mark, and slot 0 for a free throw. */
export const SLOTS = FACES + 1;

/** What the fifth die does, and the two rows: splits that leave the same pad are one result. */
export const RESULTS = SLOTS * ROW_PAIRS;

const bySet: readonly Runs[] = NUMBER_SETS.map((set) => {
  const full = sizeOf(set) === 3;
  const { starts, codes } = legalSplitsOf(set);
  return runsOf((id) => {
    const results = Array.from(codes.subarray(starts[id], starts[id + 1]), (code) =>
      resultOf(full && !has(set, FIFTH[code]!) ? 0 : FIFTH[code]!, ROW_PAIR[code]!),
    );
    return [...new Set(results)];
  });
});

/** The different results of every throw, whichever free column a new number would take. */
export function resultsOf(set: NumberSet): Runs {
  return bySet[SET_ID[set]!]!;
}

export function resultOf(slot: number, rowPair: number): number {
  return slot * ROW_PAIRS + rowPair;
}
