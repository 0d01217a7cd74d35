import { count as countBits } from '../word-graph.ts';
import { FREE as NO_LETTER } from './crossings.ts';
import type { FoundMove } from './found-move.ts';
import type { LaidTiles } from './laid-tiles.ts';
import type { Line } from './line.ts';
import { type Outlook, RECORD } from './outlook.ts';

// Node looks imported names up at every use; in the inner loop that costs as much as the search.
const { MASK, ENDS, FIRST, AHEAD, FAR } = RECORD;
const FREE = NO_LETTER;
const count = countBits;

/** The inner loop of the crossword search: goes on with a word, cell by cell, and tells of those that it completes. */
export class WordExtension {
  #values: ArrayLike<number> = [];
  #line: Line | null = null;
  readonly #outlook: Outlook;
  readonly #laid: LaidTiles;
  readonly #found: FoundMove;

  constructor(outlook: Outlook, laid: LaidTiles, found: FoundMove) {
    this.#outlook = outlook;
    this.#laid = laid;
    this.#found = found;
  }

  follow(line: Line, values: ArrayLike<number>): void {
    this.#line = line;
    this.#values = values;
  }

  /**
   * Goes on with a word from a cell: over the old letters there, then with every tile that fits.
   * `mask` has the letters in the rack; `main` and `cross` are what the letters are worth so far.
   */
  extend(
    from: number,
    depth: number,
    before: number,
    mask: number,
    tiles: number,
    main: number,
    cross: number,
  ): void {
    const line = this.#line as Line;
    const laid = this.#laid;
    const found = this.#found;
    const { records, children } = this.#outlook;
    const { letters, worths, step } = line;
    const { word } = found;
    let cell = from;
    let node = before;
    let sum = main;
    let at = depth;
    for (let old = letters[cell] as number; old !== FREE; old = letters[cell] as number) {
      const bit = 1 << old;
      const onward = records[node + MASK] as number;
      if ((onward & bit) === 0) return;
      word[at++] = old;
      sum += worths[cell] as number;
      cell += step;
      const isWord = ((records[node + ENDS] as number) & bit) !== 0 && letters[cell] === FREE;
      if (isWord && laid.placed > 0) found.tell(line, at, sum, cross);
      node = children[(records[node + FIRST] as number) + count(onward & (bit - 1))] as number;
    }
    if (tiles === 0) return;

    const { masks, sums } = line.crossings;
    const onward = records[node + MASK] as number;
    const ends = records[node + ENDS] as number;
    const next = cell + step;
    const old = letters[next] as number;
    let open = onward & (masks[cell] as number);
    if (laid.blanks === 0) open &= mask;
    if (tiles === 1 && old === FREE) open &= ends;
    if (open === 0 || !this.#meetsOld(node, next)) return;

    const { counts, isBlank, letters: laidLetters } = laid;
    const values = this.#values;
    const first = records[node + FIRST] as number;
    const mayEnd = old === FREE && at > 0;
    const nextOpen = old === FREE ? (masks[next] as number) : 1 << old;
    // With one tile left and no old letter after it, only what completes a word goes on.
    const isLast = tiles === 2 && old === FREE && letters[next + step] === FREE;
    const onwards = isLast ? ENDS : MASK;
    const crossSum = sums[cell] as number;
    const mine = laid.placed++;
    laid.cells[mine] = cell;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      let left = mask;
      let value = 0;
      const blank = (mask & bit) === 0;
      if (blank) {
        laid.blanks--;
        isBlank[mine] = 1;
      } else {
        isBlank[mine] = 0;
        value = values[letter] as number;
        const others = (counts[letter] as number) - 1;
        counts[letter] = others;
        if (others === 0) left &= ~bit;
      }
      word[at] = letter;
      laidLetters[mine] = letter;
      const crossed = crossSum < 0 ? cross : cross + crossSum + value;
      if (mayEnd && (ends & bit) !== 0) found.tell(line, at + 1, sum + value, crossed);
      const child = children[first + count(onward & (bit - 1))] as number;
      let goesOn = (records[child + onwards] as number) & nextOpen;
      if (old === FREE) goesOn = tiles === 1 ? 0 : laid.blanks === 0 ? goesOn & left : goesOn;
      if (goesOn !== 0) this.extend(next, at + 1, child, left, tiles - 1, sum + value, crossed);
      if (blank) laid.blanks++;
      else counts[letter] = (counts[letter] as number) + 1;
    }
    laid.placed = mine;
  }

  /** Whether the old letters that follow a cell can be met from a node. */
  #meetsOld(node: number, next: number): boolean {
    const { records } = this.#outlook;
    const { letters, step } = this.#line as Line;
    let cell = next;
    for (let far = 0; far < FAR; far++) {
      const old = letters[cell] as number;
      if (old === FREE) return true;
      if ((((records[node + AHEAD + far] as number) >>> old) & 1) === 0) return false;
      cell += step;
    }
    return true;
  }
}
