import { COLUMNS, FACES, groupings } from '../../rules/index.ts';
import { has, NUMBER_SETS, type NumberSet, SET_ID, sizeOf } from './number-sets.ts';
import { ROW_PAIRS, rowPairOf } from './row-pairs.ts';
import { THROWS } from './throws.ts';

/**
 * A split as one number: which free column takes a new EXTRA number (0 = the leftmost; also 0
 * when none does), the fifth die, and the pair of rows. Different splits of a throw never hit
 * the same rows with the same fifth die, so nothing is lost.
 */
export type SplitCode = number;

/** Five different dice on an empty pad: fifteen groupings, three columns. */
export const MOST_SPLITS = 45;

const PER_COLUMN = (FACES + 1) * ROW_PAIRS;
const CODES = COLUMNS * PER_COLUMN;

export const FREE_COLUMN = new Uint8Array(CODES).map((_, code) => Math.floor(code / PER_COLUMN));
export const FIFTH = new Uint8Array(CODES).map((_, code) =>
  Math.floor((code % PER_COLUMN) / ROW_PAIRS),
);
export const ROW_PAIR = new Uint8Array(CODES).map((_, code) => code % ROW_PAIRS);

export function splitCode(freeColumn: number, fifth: number, rowPair: number): SplitCode {
  return freeColumn * PER_COLUMN + fifth * ROW_PAIRS + rowPair;
}

/** For every throw, a run of `codes` from `starts[throw]` up to `starts[throw + 1]`. */
export interface Runs {
  readonly starts: Uint16Array;
  readonly codes: Uint16Array;
}

/** The legal splits of every throw, by the set of fixed EXTRA numbers (see SET_ID). */
export const LEGAL_SPLITS: readonly Runs[] = NUMBER_SETS.map(legalSplits);

export function legalSplitsOf(set: NumberSet): Runs {
  return LEGAL_SPLITS[SET_ID[set]!]!;
}

export function runsOf(listOf: (throwId: number) => readonly number[]): Runs {
  const starts = new Uint16Array(THROWS.length + 1);
  const codes: number[] = [];
  for (let id = 0; id < THROWS.length; id++) {
    codes.push(...listOf(id));
    starts[id + 1] = codes.length;
  }
  return { starts, codes: Uint16Array.from(codes) };
}

function legalSplits(set: NumberSet): Runs {
  const freeColumns = COLUMNS - sizeOf(set);
  return runsOf((id) => {
    const dice = THROWS[id]!;
    const forced = freeColumns === 0 && dice.some((die) => has(set, die));
    const codes: SplitCode[] = [];
    for (const { pairs, fifth } of groupings(dice)) {
      if (forced && !has(set, fifth)) continue;
      const [[a, b], [c, d]] = pairs;
      const columns = has(set, fifth) ? 1 : Math.max(1, freeColumns);
      for (let column = 0; column < columns; column++) {
        codes.push(splitCode(column, fifth, rowPairOf(a + b - 2, c + d - 2)));
      }
    }
    return codes;
  });
}
