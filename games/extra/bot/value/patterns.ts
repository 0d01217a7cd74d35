import { ROWS, SHEETS } from '../../rules/index.ts';
import { MARKS, type TwinSheet } from '../twin/twin-sheet.ts';

/** Each row is empty, still in its wall, or out of it. */
const STATUSES = 3;
const ALL = STATUSES ** ROWS;

/** The status pattern of all rows; a pattern and its mirror image share one entry. */
export interface Patterns {
  readonly count: number;
  /** Row r with m crosses adds entry r × MARKS + m to the pattern's number. */
  readonly part: Uint32Array;
  /** From a pattern's number to its entry. */
  readonly of: Uint32Array;
}

export function patternsOf({ name, boxes }: TwinSheet): Patterns {
  const { wall } = SHEETS[name];
  const part = new Uint32Array(ROWS * MARKS);
  for (let row = 0; row < ROWS; row++) {
    for (let marks = 1; marks <= boxes[row]!; marks++) {
      part[row * MARKS + marks] = STATUSES ** row * (marks <= wall[row]! ? 1 : 2);
    }
  }
  const of = new Uint32Array(ALL);
  let count = 0;
  for (let pattern = 0; pattern < ALL; pattern++) {
    const mirror = mirrorPattern(pattern);
    of[pattern] = mirror < pattern ? of[mirror]! : count++;
  }
  return { count, part, of };
}

function mirrorPattern(pattern: number): number {
  let mirror = 0;
  for (let row = 0, rest = pattern; row < ROWS; row++) {
    mirror = mirror * STATUSES + (rest % STATUSES);
    rest = Math.floor(rest / STATUSES);
  }
  return mirror;
}
