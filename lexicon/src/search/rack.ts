import type { Letter } from '../alphabet.ts';
import type { LaidLetter } from './laid-letter.ts';

/** Tiles in hand. */
export interface Rack {
  readonly letters: readonly Letter[];
  /** Tiles that stand for any letter. */
  readonly blanks: number;
}

export function tilesIn({ letters, blanks }: Rack): number {
  return letters.length + blanks;
}

/** What is left of a rack when these tiles have been laid. */
export function rackWithout(rack: Rack, laid: readonly LaidLetter[]): Rack {
  const letters = [...rack.letters];
  let { blanks } = rack;
  for (const { letter, blank } of laid) {
    if (blank) blanks--;
    else letters.splice(letters.indexOf(letter), 1);
  }
  return { letters, blanks };
}

/** A rack as a search takes from it: how many of each letter, and which are there at all. */
export interface Tally {
  readonly counts: Uint8Array;
  /** One bit a letter. */
  readonly mask: number;
  readonly tiles: number;
}

export function tally({ letters, blanks }: Rack): Tally {
  const counts = new Uint8Array(32);
  let mask = 0;
  for (const letter of letters) {
    counts[letter] = (counts[letter] as number) + 1;
    mask |= 1 << letter;
  }
  return { counts, mask, tiles: tilesIn({ letters, blanks }) };
}
