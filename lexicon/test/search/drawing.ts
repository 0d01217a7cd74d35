import { type LaidLetter, lettersIn } from '../../src/index.ts';

export { readRack as rackOf } from '../../src/index.ts';

/** A table as a drawing without blanks: `.` is free. */
export function table(...rows: string[]): LaidLetter[] {
  return lettersIn(rows.map((row) => [...row.toUpperCase()]));
}
