import type { Alphabet } from '../alphabet.ts';
import type { LaidLetter } from './laid-letter.ts';
import type { Rack } from './rack.ts';

/** A position as people write it down: `rack AEIKLS?`, then rows of signs, one a cell. */
export interface WrittenPosition {
  readonly rack: Rack;
  /** Spaces are left out, and so are empty lines. */
  readonly rows: readonly (readonly string[])[];
}

/** Something in a written position that cannot be read; the message says what. */
export class PositionFault extends Error {
  override readonly name = 'PositionFault';
}

export function readPosition(text: string, alphabet: Alphabet): WrittenPosition {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const [first = '', ...rest] = lines.filter((line) => line !== '');
  const rack = /^rack (.+)$/i.exec(first)?.[1];
  if (rack === undefined) {
    throw new PositionFault(`the first line must be like "rack AEIKLS?", not "${first}"`);
  }
  return {
    rack: readRack(rack, alphabet),
    rows: rest.map((line) => [...line.replaceAll(' ', '')]),
  };
}

/** Letters in any case; `?` is a blank. */
export function readRack(text: string, alphabet: Alphabet): Rack {
  const letters: number[] = [];
  let blanks = 0;
  for (const sign of text.normalize('NFC').toLowerCase().replace(/\s/g, '')) {
    const letter = alphabet.letterOf(sign);
    if (sign === '?') blanks++;
    else if (letter < 0) throw new PositionFault(`"${sign}" in the rack is no letter and no "?"`);
    else letters.push(letter);
  }
  return { letters, blanks };
}

/** The letters of a crossword: capitals are tiles, small letters are blanks, `.` is free. */
export function lettersIn(rows: WrittenPosition['rows'], alphabet: Alphabet): LaidLetter[] {
  return rows.flatMap((signs, row) =>
    signs.flatMap((sign, column) => {
      if (sign === '.') return [];
      const small = sign.toLowerCase();
      const letter = alphabet.letterOf(small);
      if (letter >= 0) return [{ row, column, letter, blank: sign === small }];
      const place = `row ${row + 1}, column ${column + 1}`;
      throw new PositionFault(`"${sign}" in ${place} is no letter and no "."`);
    }),
  );
}

export function writeRack({ letters, blanks }: Rack, alphabet: Alphabet): string {
  const held = letters.map((letter) => alphabet.characterOf(letter)).join('');
  return held.toUpperCase() + '?'.repeat(blanks);
}
