import { characterOf } from '../letters.ts';
import { count as countBits, type WordGraph } from '../word-graph.ts';
import { FREE as NO_LETTER } from './crossings.ts';
import type { CrosswordMove, CrosswordWorth, KeptCrosswordMove } from './crossword-move.ts';
import { Grid, LONGEST_SIDE } from './grid.ts';
import type { LaidLetter } from './laid-letter.ts';
import { outlookOf, RECORD } from './outlook.ts';
import { type Rack, tally } from './rack.ts';
import { NONE as NO_STEM, STEM, Stems } from './stems.ts';

// Node looks imported names up at every use; in the inner loop that costs as much as the search.
const { MASK, ENDS, FIRST, AHEAD, FAR } = RECORD;
const { NODE, LETTER, BLANK, BEFORE, ALIKE, LEFT, BLANKS, NEXT, SECOND } = STEM;
const FREE = NO_LETTER;
const NONE = NO_STEM;
const count = countBits;

export interface CrosswordSearch {
  /**
   * Visits every legal move of at most `most` tiles. A word at a place is one move: blanks stand
   * only for what the rack lacks, and if that leaves a choice, where they cost least. A single
   * tile that forms two words is one move too: its main word is the longer, or the one across if
   * they are equal. On an empty table all places are alike: words begin at row 0, column 0, across.
   */
  moves(
    laid: readonly LaidLetter[],
    rack: Rack,
    worth: CrosswordWorth,
    visit: (move: CrosswordMove) => void,
    most?: number,
  ): void;
}

/**
 * Appel and Jacobson's search: from every cell where a word can begin, along the graph, with what
 * the crossing lines admit as one mask a cell. What comes before the first contact with old letters
 * is the same everywhere on the table, and taken from the stems of the rack. A search keeps its
 * buffers: use it again and again, but not from within its own visits.
 */
export function crosswordSearch(graph: WordGraph): CrosswordSearch {
  const outlook = outlookOf(graph);
  const { root, records, children } = outlook;
  const stems = new Stems(outlook);
  let held = stems.numbers;
  const grid = new Grid();
  let worth: CrosswordWorth = { values: [], bonus: { tiles: 0, points: 0 } };
  let values = worth.values;
  let visit: (move: CrosswordMove) => void = () => {};

  // The rack, and what of it lies on the table.
  let counts: Uint8Array = new Uint8Array(32);
  let blanks = 0;
  let allBlanks = 0;
  let placed = 0;
  const cells = new Int32Array(LONGEST_SIDE);
  const isBlank = new Uint8Array(LONGEST_SIDE);

  // The line that is searched.
  let { letters, worths } = grid;
  let crossing = grid.columns;
  let crossMasks = crossing.masks;
  let crossSums = crossing.sums;
  let step = 1;
  let start = 0;

  const move = {
    score: 0,
    across: true,
    length: 0,
    word: new Uint8Array(LONGEST_SIDE),
    tiles: 0,
    letters: new Uint8Array(LONGEST_SIDE),
    blanks: new Uint8Array(LONGEST_SIDE),
    keep: (): KeptCrosswordMove => ({
      score: move.score,
      row: grid.rowOf(start),
      column: grid.columnOf(start),
      across: move.across,
      word: Array.from(move.word.subarray(0, move.length), characterOf).join(''),
      placements: Array.from(move.letters.subarray(0, move.tiles), (letter, i) => ({
        row: grid.rowOf(cells[i] as number),
        column: grid.columnOf(cells[i] as number),
        letter,
        blank: move.blanks[i] === 1,
      })),
    }),
  };
  const { word, letters: laidLetters } = move;

  return {
    moves(laid, rack, scoring, visitor, most = Infinity) {
      const all = tally(rack);
      const tiles = Math.min(all.tiles, most);
      if (tiles < 1) return;
      counts = all.counts;
      blanks = rack.blanks;
      allBlanks = blanks;
      move.blanks.fill(0);
      worth = scoring;
      values = worth.values;
      visit = visitor;
      grid.layOut(graph, laid, values, tiles);
      ({ letters, worths } = grid);
      stems.spell(rack, tiles - 1);
      held = stems.numbers;
      face(true);
      if (laid.length === 0) {
        begin(grid.cellAt(0, 0), grid.cellAt(0, 0), all.mask, tiles);
        return;
      }
      for (let row = 1; row < grid.height - 1; row++) {
        searchLine(row * grid.width, grid.width, all.mask, tiles);
      }
      face(false);
      for (let column = 1; column < grid.width - 1; column++) {
        searchLine(column, grid.height, all.mask, tiles);
      }
    },
  };

  function face(across: boolean): void {
    move.across = across;
    step = across ? 1 : grid.width;
    crossing = across ? grid.columns : grid.rows;
    crossMasks = crossing.masks;
    crossSums = crossing.sums;
  }

  /** Tries all beginnings on a line, from its far end, so that the next contact is known. */
  function searchLine(edge: number, length: number, mask: number, tiles: number): void {
    const { anchors } = grid;
    let next = -1;
    for (let cell = edge + (length - 2) * step; cell > edge; cell -= step) {
      if (letters[cell] !== FREE || anchors[cell] === 1) next = cell;
      if (next < 0 || letters[cell - step] !== FREE || next - cell >= tiles * step) continue;
      begin(cell, next, mask, tiles);
    }
  }

  /** Tries all words from a cell. The contact is the first from there on that is old or touches an old one. */
  function begin(cell: number, contact: number, mask: number, tiles: number): void {
    start = cell;
    placed = 0;
    const length = (contact - cell) / step;
    if (length === 0) {
      extend(cell, 0, root, mask, tiles, 0, 0);
      return;
    }
    const fits = crossMasks[contact] as number;
    const old = letters[contact + step] as number;
    const follows = old === FREE ? 0 : 1 << old;
    let next = stems.first[length] as number;
    while (next !== NONE) {
      const stem = next;
      next = held[stem + ALIKE] as number;
      const left = held[stem + LEFT] as number;
      const open = (held[stem + BLANKS] as number) === 0 ? fits & left : fits;
      if (((held[stem + NEXT] as number) & open) === 0) continue;
      if (follows !== 0 && ((held[stem + SECOND] as number) & follows) === 0) continue;
      const sum = lay(stem, length);
      extend(contact, length, held[stem + NODE] as number, left, tiles - length, sum, 0);
      takeBack();
    }
  }

  /** Lays a stem from the start on, and tells what it is worth. */
  function lay(stem: number, length: number): number {
    let sum = 0;
    let last = stem;
    for (let i = length - 1; i >= 0; i--) {
      const letter = held[last + LETTER] as number;
      const blank = held[last + BLANK] as number;
      if (blank === 1) blanks--;
      else {
        counts[letter] = (counts[letter] as number) - 1;
        sum += values[letter] as number;
      }
      word[i] = letter;
      laidLetters[i] = letter;
      isBlank[i] = blank;
      cells[i] = start + i * step;
      last = held[last + BEFORE] as number;
    }
    placed = length;
    return sum;
  }

  function takeBack(): void {
    for (; placed > 0; placed--) {
      const letter = laidLetters[placed - 1] as number;
      if (isBlank[placed - 1] === 1) blanks++;
      else counts[letter] = (counts[letter] as number) + 1;
    }
  }

  /**
   * Goes on with a word from a cell: over the old letters there, then with every tile that fits.
   * `mask` has the letters in the rack; `main` and `cross` are what the letters are worth so far.
   */
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
    for (let old = letters[cell] as number; old !== FREE; old = letters[cell] as number) {
      const bit = 1 << old;
      const onward = records[node + MASK] as number;
      if ((onward & bit) === 0) return;
      word[at++] = old;
      sum += worths[cell] as number;
      cell += step;
      if (placed > 0 && ((records[node + ENDS] as number) & bit) !== 0 && letters[cell] === FREE) {
        report(at, sum, cross);
      }
      node = children[(records[node + FIRST] as number) + count(onward & (bit - 1))] as number;
    }
    if (tiles === 0) return;

    const onward = records[node + MASK] as number;
    const ends = records[node + ENDS] as number;
    const next = cell + step;
    const old = letters[next] as number;
    let open = onward & (crossMasks[cell] as number);
    if (blanks === 0) open &= mask;
    if (tiles === 1 && old === FREE) open &= ends;
    if (open === 0 || !meetsOld(node, next)) return;

    const first = records[node + FIRST] as number;
    const mayEnd = old === FREE && at > 0;
    const nextOpen = old === FREE ? (crossMasks[next] as number) : 1 << old;
    // With one tile left and no old letter after it, only what completes a word goes on.
    const isLast = tiles === 2 && old === FREE && letters[next + step] === FREE;
    const onwards = isLast ? ENDS : MASK;
    const crossSum = crossSums[cell] as number;
    const mine = placed++;
    cells[mine] = cell;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      let left = mask;
      let value = 0;
      const blank = (mask & bit) === 0;
      if (blank) {
        blanks--;
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
      if (mayEnd && (ends & bit) !== 0) report(at + 1, sum + value, crossed);
      const child = children[first + count(onward & (bit - 1))] as number;
      let goesOn = (records[child + onwards] as number) & nextOpen;
      if (old === FREE) goesOn = tiles === 1 ? 0 : blanks === 0 ? goesOn & left : goesOn;
      if (goesOn !== 0) extend(next, at + 1, child, left, tiles - 1, sum + value, crossed);
      if (blank) blanks++;
      else counts[letter] = (counts[letter] as number) + 1;
    }
    placed = mine;
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

  function report(length: number, main: number, cross: number): void {
    if (placed === 1 && isTold(length)) return;
    const { tiles, points } = worth.bonus;
    move.score = main + cross + (placed === tiles ? points : 0);
    move.length = length;
    move.tiles = placed;
    if (allBlanks > 0) placeBlanks();
    visit(move);
  }

  /** Whether a single tile's move is told with its other word as the main one. */
  function isTold(length: number): boolean {
    const cell = cells[0] as number;
    if ((crossSums[cell] as number) < 0) return false;
    const other = crossing.lengths[cell] as number;
    return move.across ? other > length : other >= length;
  }

  /** The search uses up a letter's tiles before its blanks; a tile counts twice where words cross. */
  function placeBlanks(): void {
    const blank = move.blanks;
    for (let i = 0; i < placed; i++) blank[i] = isBlank[i] as number;
    if (blanks === allBlanks) return;
    for (let i = 0; i < placed; i++) {
      if (blank[i] === 0 || (crossSums[cells[i] as number] as number) < 0) continue;
      for (let j = 0; j < placed; j++) {
        const apart = blank[j] === 1 || laidLetters[j] !== laidLetters[i];
        if (apart || (crossSums[cells[j] as number] as number) >= 0) continue;
        blank[i] = 0;
        blank[j] = 1;
        move.score += values[laidLetters[i] as number] as number;
        break;
      }
    }
  }
}
