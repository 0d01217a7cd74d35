import { count as countBits } from '../word-graph.ts';
import { FREE as NO_LETTER } from './crossings.ts';
import type { FoundMove } from './found-move.ts';
import { BLANKS as BLANKS_AT, type LaidTiles } from './laid-tiles.ts';
import type { Line } from './line.ts';
import { type Outlook, RECORD } from './outlook.ts';

// Node looks imported names up at every use; in the inner loop that costs as much as the search.
const { MASK, ENDS, FIRST, AHEAD, FAR } = RECORD;
const FREE = NO_LETTER;
const BLANKS = BLANKS_AT;
const count = countBits;

/** How words go on: the inner loop of the crossword search. */
export interface WordExtension {
  /** Turns to a line, for moves of at most `most` tiles. */
  follow(line: Line, values: ArrayLike<number>, most: number): void;
  /**
   * Goes on with a word from a cell: over the old letters there, then with every tile that fits.
   * `mask` has the letters in the rack, `tiles` is how many may still be laid; `main` and `cross`
   * are what the letters are worth so far.
   */
  extend(
    from: number,
    depth: number,
    before: number,
    mask: number,
    tiles: number,
    main: number,
    cross: number,
  ): void;
}

/** Its buffers are constants of a closure: as fields of an object they cost a quarter more time. */
export function wordExtension(
  { records, children }: Outlook,
  laid: LaidTiles,
  { tell, word }: FoundMove,
): WordExtension {
  const { left: rack, cells, letters: laidLetters, isBlank } = laid;
  let values: ArrayLike<number> = [];
  let most = 0;
  let letters: Int8Array = new Int8Array(0);
  let worths: Int32Array = new Int32Array(0);
  let crossMasks: Int32Array = new Int32Array(0);
  let crossSums: Int32Array = new Int32Array(0);
  let step = 1;
  return { follow, extend };

  function follow(line: Line, worth: ArrayLike<number>, tiles: number): void {
    values = worth;
    most = tiles;
    ({ letters, worths, step } = line);
    ({ masks: crossMasks, sums: crossSums } = line.crossings);
  }

  function extend(
    from: number,
    depth: number,
    before: number,
    mask: number,
    tiles: number,
    main: number,
    cross: number,
  ): void {
    let cell = from;
    let node = before;
    let sum = main;
    let at = depth;
    const mine = most - tiles;
    for (let old = letters[cell] as number; old !== FREE; old = letters[cell] as number) {
      const bit = 1 << old;
      const onward = records[node + MASK] as number;
      if ((onward & bit) === 0) return;
      word[at++] = old;
      sum += worths[cell] as number;
      cell += step;
      if (mine > 0 && ((records[node + ENDS] as number) & bit) !== 0 && letters[cell] === FREE) {
        tell(at, mine, sum, cross);
      }
      node = children[(records[node + FIRST] as number) + count(onward & (bit - 1))] as number;
    }
    if (tiles === 0) return;

    const onward = records[node + MASK] as number;
    const ends = records[node + ENDS] as number;
    const next = cell + step;
    const old = letters[next] as number;
    let open = onward & (crossMasks[cell] as number);
    if (rack[BLANKS] === 0) open &= mask;
    if (tiles === 1 && old === FREE) open &= ends;
    if (open === 0 || !meetsOld(node, next)) return;

    const first = records[node + FIRST] as number;
    const mayEnd = old === FREE && at > 0;
    const nextOpen = old === FREE ? (crossMasks[next] as number) : 1 << old;
    // With one tile left and no old letter after it, only what completes a word goes on.
    const isLast = tiles === 2 && old === FREE && letters[next + step] === FREE;
    const onwards = isLast ? ENDS : MASK;
    const crossSum = crossSums[cell] as number;
    cells[mine] = cell;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      const isHeld = (mask & bit) !== 0;
      const kind = isHeld ? letter : BLANKS;
      const others = (rack[kind] as number) - 1;
      const value = isHeld ? (values[letter] as number) : 0;
      const left = isHeld && others === 0 ? mask & ~bit : mask;
      rack[kind] = others;
      isBlank[mine] = isHeld ? 0 : 1;
      word[at] = letter;
      laidLetters[mine] = letter;
      const crossed = crossSum < 0 ? cross : cross + crossSum + value;
      if (mayEnd && (ends & bit) !== 0) tell(at + 1, mine + 1, sum + value, crossed);
      const child = children[first + count(onward & (bit - 1))] as number;
      let goesOn = (records[child + onwards] as number) & nextOpen;
      if (old === FREE) goesOn = tiles === 1 ? 0 : rack[BLANKS] === 0 ? goesOn & left : goesOn;
      if (goesOn !== 0) extend(next, at + 1, child, left, tiles - 1, sum + value, crossed);
      rack[kind] = others + 1;
    }
  }

  /** Whether the old letters that follow a cell can be met from a node. */
  function meetsOld(node: number, next: number): boolean {
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
