import { LONGEST_SIDE } from './grid.ts';
import { type Rack, tally } from './rack.ts';
import { STEM } from './stems.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { LETTER, BLANK, BEFORE } = STEM;
/** Where the blanks are counted, behind the letters. */
export const BLANKS = 32;

/** A rack while a search tries its tiles: what is left of it, and what lies on the table. */
export class LaidTiles {
  /** By letter, and at `BLANKS`: how many tiles are left. */
  readonly left = new Uint8Array(BLANKS + 1);
  /** How many blanks the rack had. */
  blanks = 0;
  /** In reading order: where tiles lie, what they stand for, and 1 for a blank. */
  readonly cells = new Int32Array(LONGEST_SIDE);
  readonly letters = new Uint8Array(LONGEST_SIDE);
  readonly isBlank = new Uint8Array(LONGEST_SIDE);

  take(rack: Rack): void {
    this.left.set(tally(rack).counts);
    this.left[BLANKS] = rack.blanks;
    this.blanks = rack.blanks;
  }

  /** Lays a stem from a cell on. */
  layStem(stems: Int32Array, stem: number, length: number, start: number, step: number): void {
    const { left, cells, letters, isBlank } = this;
    let last = stem;
    for (let i = length - 1; i >= 0; i--) {
      const letter = stems[last + LETTER] as number;
      const blank = stems[last + BLANK] as number;
      const kind = blank === 1 ? BLANKS : letter;
      left[kind] = (left[kind] as number) - 1;
      letters[i] = letter;
      isBlank[i] = blank;
      cells[i] = start + i * step;
      last = stems[last + BEFORE] as number;
    }
  }

  /** Takes the first so many tiles back into the rack. */
  takeBack(length: number): void {
    const { left, letters, isBlank } = this;
    for (let i = 0; i < length; i++) {
      const kind = isBlank[i] === 1 ? BLANKS : (letters[i] as number);
      left[kind] = (left[kind] as number) + 1;
    }
  }

  /** What the letters of the first so many tiles are worth. */
  worthOf(length: number, values: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < length; i++) {
      if (this.isBlank[i] === 0) sum += values[this.letters[i] as number] as number;
    }
    return sum;
  }
}
