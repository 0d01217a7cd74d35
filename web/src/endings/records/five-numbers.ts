/** What a heap of results looks like: a low one, the quarters, a high one. */
export interface FiveNumbers {
  readonly low: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly high: number;
}

/** From marks that divide a heap into equal parts, the lowest and highest included. */
export function fiveNumbers(marks: readonly number[]): FiveNumbers {
  return {
    low: markAt(marks, 0.05),
    quarter: markAt(marks, 0.25),
    middle: markAt(marks, 0.5),
    threeQuarters: markAt(marks, 0.75),
    high: markAt(marks, 0.95),
  };
}

function markAt(marks: readonly number[], share: number): number {
  const at = share * (marks.length - 1);
  const below = marks[Math.floor(at)] as number;
  const above = marks[Math.ceil(at)] as number;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}
