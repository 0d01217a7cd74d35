import { type Outlook, RECORD } from './outlook.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { MASK, ENDS, AHEAD } = RECORD;

/** The letters that lie near the fields of a board, one bit each. */
export class NearLetters {
  /** By field: on its neighbours. */
  readonly near: Int32Array;
  /** By field: on the neighbours of its neighbours. */
  readonly wide: Int32Array;
  readonly #records: Int32Array;

  constructor({ records }: Outlook, fields: number) {
    this.near = new Int32Array(fields);
    this.wide = new Int32Array(fields);
    this.#records = records;
  }

  /** Looks at a board that has the letter on each field, or less than 0. */
  look(board: ArrayLike<number>, neighbours: readonly (readonly number[])[]): void {
    const { near, wide } = this;
    for (const [field, beside] of neighbours.entries()) {
      let seen = 0;
      for (const next of beside) {
        const letter = board[next] as number;
        if (letter >= 0) seen |= 1 << letter;
      }
      near[field] = seen;
    }
    for (const [field, beside] of neighbours.entries()) {
      let seen = 0;
      for (const next of beside) seen |= near[next] as number;
      wide[field] = seen;
    }
  }

  /** Whether a word may go on from a field: its next letter, or the two next, near it or in the hand. */
  goesOn(field: number, node: number, mask: number): boolean {
    const records = this.#records;
    const next = (this.near[field] as number) | mask;
    if (((records[node + ENDS] as number) & next) !== 0) return true;
    if (((records[node + MASK] as number) & next) === 0) return false;
    return ((records[node + AHEAD] as number) & ((this.wide[field] as number) | mask)) !== 0;
  }
}
