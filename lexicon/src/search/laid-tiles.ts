import { LONGEST_SIDE } from './grid.ts';
import { type Rack, tally } from './rack.ts';
import { STEM } from './stems.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { LETTER, BLANK, BEFORE } = STEM;

/** A rack while a search tries its tiles: what is left of it, and what lies on the table. */
export class LaidTiles {
  /** By letter: how many tiles are left. */
  counts: Uint8Array = new Uint8Array(32);
  /** How many blanks are left, and how many there were. */
  blanks = 0;
  allBlanks = 0;
  /** How many tiles lie: the first so many of the lists below, in reading order. */
  placed = 0;
  readonly cells = new Int32Array(LONGEST_SIDE);
  readonly letters = new Uint8Array(LONGEST_SIDE);
  /** 1 for a blank. */
  readonly isBlank = new Uint8Array(LONGEST_SIDE);

  take(rack: Rack): void {
    this.counts = tally(rack).counts;
    this.blanks = rack.blanks;
    this.allBlanks = rack.blanks;
    this.placed = 0;
  }

  /** Lays a stem from a cell on, writes its letters down, and tells what it is worth. */
  layStem(
    stems: Int32Array,
    stem: number,
    length: number,
    start: number,
    step: number,
    values: ArrayLike<number>,
    word: Uint8Array,
  ): number {
    const { counts, cells, letters, isBlank } = this;
    let sum = 0;
    let last = stem;
    for (let i = length - 1; i >= 0; i--) {
      const letter = stems[last + LETTER] as number;
      const blank = stems[last + BLANK] as number;
      if (blank === 1) this.blanks--;
      else {
        counts[letter] = (counts[letter] as number) - 1;
        sum += values[letter] as number;
      }
      word[i] = letter;
      letters[i] = letter;
      isBlank[i] = blank;
      cells[i] = start + i * step;
      last = stems[last + BEFORE] as number;
    }
    this.placed = length;
    return sum;
  }

  /** Takes everything back into the rack. */
  takeBack(): void {
    const { counts, letters, isBlank } = this;
    for (; this.placed > 0; this.placed--) {
      const letter = letters[this.placed - 1] as number;
      if (isBlank[this.placed - 1] === 1) this.blanks++;
      else counts[letter] = (counts[letter] as number) + 1;
    }
  }
}
