import { FACES, ROWS, type SheetName } from '../../rules/index.ts';
import { mirrored, NUMBER_SETS, SET_ID } from '../twin/number-sets.ts';
import { TWIN_SHEETS, type TwinSheet } from '../twin/twin-sheet.ts';
import { type Cells, cellsOf } from './cells.ts';
import { LEFTS } from './lefts.ts';
import { type Patterns, patternsOf } from './patterns.ts';
import { type RowCouples, rowCouplesOf } from './row-couples.ts';

/** Boxes left in all columns together: at most 11 + 10 + 9, on a child's pad. */
export const TIMES = 31;
/** Boxes left in the column that has the fewest. */
export const LEASTS = 12;
/** Couples of rows see the time only roughly. */
export const SPAN = 4;
const SPANS = Math.ceil(TIMES / SPAN);

/** How a pad's value is put together: where each part of the sum stands in the list of weights. */
export interface Layout {
  readonly sheet: TwinSheet;
  readonly cells: Cells;
  readonly couples: RowCouples;
  readonly patterns: Patterns;
  /** The columns on their own. */
  readonly lefts: number;
  /** Each fixed number with the boxes left in its column and the set it belongs to. */
  readonly numbers: number;
  /** Each row with its crosses, the boxes left in all columns and the least left. */
  readonly byTime: number;
  /** Each row with its crosses, the set of EXTRA numbers and the boxes left. */
  readonly bySet: number;
  readonly byCouple: number;
  readonly byPattern: number;
  readonly size: number;
}

/** By set: the id used for rows 2–6, for row 7, and for rows 8–12, which see the mirrored set. */
export const SET_FOR_LOW_ROWS = SET_ID;
export const SET_FOR_HIGH_ROWS = SET_ID.map((id, set) => (id < 0 ? id : SET_ID[mirrored(set)]!));
export const SET_FOR_MIDDLE_ROW = SET_ID.map((id, set) => Math.min(id, SET_FOR_HIGH_ROWS[set]!));

export function numberEntry(set: number, number: number, left: number): number {
  const id = SET_ID[set]!;
  const mirror = SET_FOR_HIGH_ROWS[set]!;
  const straight = id < mirror || (id === mirror && number <= FACES / 2);
  const own = straight ? id * FACES + number - 1 : mirror * FACES + FACES - number;
  return own * LEASTS + left;
}

export function spanOf(time: number): number {
  return (time / SPAN) | 0;
}

const known = new Map<SheetName, Layout>();

export function layoutOf(name: SheetName): Layout {
  const before = known.get(name);
  if (before) return before;
  const sheet = TWIN_SHEETS[name];
  const cells = cellsOf(sheet);
  const couples = rowCouplesOf(sheet);
  const patterns = patternsOf(sheet);
  const lefts = 0;
  const numbers = lefts + LEFTS;
  const byTime = numbers + NUMBER_SETS.length * FACES * LEASTS;
  const bySet = byTime + TIMES * LEASTS * cells.count;
  const byCouple = bySet + NUMBER_SETS.length * TIMES * cells.count;
  const byPattern = byCouple + SPANS * couples.count;
  const size = byPattern + patterns.count;
  const layout: Layout = {
    sheet,
    cells,
    couples,
    patterns,
    lefts,
    numbers,
    byTime,
    bySet,
    byCouple,
    byPattern,
    size,
  };
  known.set(name, layout);
  return layout;
}

/** How many weights make up a pad's value at most. */
export const MOST_TERMS = 1 + 3 + 2 * ROWS + (ROWS * (ROWS - 1)) / 2 + 1;
