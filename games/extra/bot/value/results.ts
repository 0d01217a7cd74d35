import { FACES } from '../../rules/index.ts';
import { has, NUMBER_SETS, type NumberSet, SET_ID, sizeOf } from '../twin/number-sets.ts';
import { ROW_PAIRS } from '../twin/row-pairs.ts';
import { FIFTH, legalSplitsOf, ROW_PAIR, type Runs, runsOf } from '../twin/splits.ts';
import { WAYS } from '../twin/throws.ts';

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

/** All throws, those with equally many results together: short loops of one length run fastest. */
export interface ThrowGroup {
  readonly size: number;
  readonly ways: Float64Array;
  readonly codes: Uint16Array;
}

const groupsBySet = bySet.map(({ starts, codes }) => {
  const groups = new Map<number, { ways: number[]; codes: number[] }>();
  for (let id = 0; id < WAYS.length; id++) {
    const size = starts[id + 1]! - starts[id]!;
    const group = groups.get(size) ?? { ways: [], codes: [] };
    group.ways.push(WAYS[id]!);
    group.codes.push(...codes.subarray(starts[id], starts[id + 1]));
    groups.set(size, group);
  }
  return [...groups].map(
    ([size, group]): ThrowGroup => ({
      size,
      ways: Float64Array.from(group.ways),
      codes: Uint16Array.from(group.codes),
    }),
  );
});

export function throwGroupsOf(set: NumberSet): readonly ThrowGroup[] {
  return groupsBySet[SET_ID[set]!]!;
}

/** The best of the tabulated values that this throw can reach. */
export function bestResult(values: Float64Array, set: NumberSet, thrown: number): number {
  const { starts, codes } = resultsOf(set);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = starts[thrown]!; at < starts[thrown + 1]!; at++) {
    best = Math.max(best, values[codes[at]!]!);
  }
  return best;
}
