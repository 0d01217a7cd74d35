import { type LaidLetter, letterOf, type Rack } from '../../src/index.ts';

/** A table as a drawing: `.` is free, a capital is a blank. */
export function table(...rows: string[]): LaidLetter[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((character, column) => {
      const small = character.toLowerCase();
      const tile = { row, column, letter: letterOf(small), blank: small !== character };
      return character === '.' ? [] : [tile];
    }),
  );
}

/** A rack as a text, with `?` for a blank. */
export function rackOf(text: string): Rack {
  const letters = [...text].filter((character) => character !== '?').map(letterOf);
  return { letters, blanks: text.length - letters.length };
}
