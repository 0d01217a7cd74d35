import { EDITIONS, type LaidLetter, lettersIn, type Rack, readRack } from '../../src/index.ts';

const { alphabet } = EDITIONS.pl;

export function rackOf(text: string): Rack {
  return readRack(text, alphabet);
}

/** A table as a drawing without blanks: `.` is free. */
export function table(...rows: string[]): LaidLetter[] {
  return lettersIn(
    rows.map((row) => [...row.toUpperCase()]),
    alphabet,
  );
}
