import type { Alphabet } from '../alphabet.ts';
import type { CrosswordMove, CrosswordWorth, KeptCrosswordMove } from './crossword-move.ts';
import { type Grid, LONGEST_SIDE } from './grid.ts';
import { BLANKS as BLANKS_AT, type LaidTiles } from './laid-tiles.ts';
import type { Line } from './line.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const BLANKS = BLANKS_AT;

/** The move that a search has just found, and whom it tells. */
export interface FoundMove {
  /** The letters of the main word, as far as it goes. */
  readonly word: Uint8Array;
  /** Whom to tell of what is found, and what it is worth. */
  tellTo(visit: (move: CrosswordMove) => void, worth: CrosswordWorth): void;
  follow(line: Line): void;
  /** The main word begins at a cell, with the first so many tiles. */
  begin(cell: number, tiles: number): void;
  /** Tells of the first so many tiles; `main` and `cross` are what the letters of the words are worth. */
  tell(length: number, tiles: number, main: number, cross: number): void;
}

/** A closure like `wordExtension`, for the same reason. */
export function foundMove(grid: Grid, laid: LaidTiles, alphabet: Alphabet): FoundMove {
  const { cells, isBlank, left, letters } = laid;
  const word = new Uint8Array(LONGEST_SIDE);
  const blanks = new Uint8Array(LONGEST_SIDE);
  let start = 0;
  let crossSums: Int32Array = new Int32Array(0);
  let crossLengths: Uint16Array = new Uint16Array(0);
  let values: ArrayLike<number> = [];
  let bonus = { tiles: 0, points: 0 };
  let visit: (move: CrosswordMove) => void = () => {};
  const move = { score: 0, across: true, length: 0, word, tiles: 0, letters, blanks, keep };
  return { word, tellTo, follow, begin, tell };

  function tellTo(visitor: (move: CrosswordMove) => void, worth: CrosswordWorth): void {
    visit = visitor;
    ({ values, bonus } = worth);
    blanks.fill(0);
  }

  function follow({ across, crossings: { lengths, sums } }: Line): void {
    move.across = across;
    crossSums = sums;
    crossLengths = lengths;
  }

  function begin(cell: number, tiles: number): void {
    start = cell;
    for (let i = 0; i < tiles; i++) word[i] = letters[i] as number;
  }

  function tell(length: number, tiles: number, main: number, cross: number): void {
    if (tiles === 1 && isTold(length)) return;
    move.score = main + cross + (tiles === bonus.tiles ? bonus.points : 0);
    move.length = length;
    move.tiles = tiles;
    if (laid.blanks > 0) placeBlanks(tiles);
    visit(move);
  }

  /** Whether a single tile's move is told with its other word as the main one. */
  function isTold(length: number): boolean {
    const cell = cells[0] as number;
    if ((crossSums[cell] as number) < 0) return false;
    const other = crossLengths[cell] as number;
    return move.across ? other > length : other >= length;
  }

  /** The search uses up a letter's tiles before its blanks; a tile counts twice where words cross. */
  function placeBlanks(tiles: number): void {
    for (let i = 0; i < tiles; i++) blanks[i] = isBlank[i] as number;
    if (left[BLANKS] === laid.blanks) return;
    for (let i = 0; i < tiles; i++) {
      if (blanks[i] === 0 || (crossSums[cells[i] as number] as number) < 0) continue;
      for (let j = 0; j < tiles; j++) {
        const apart = blanks[j] === 1 || letters[j] !== letters[i];
        if (apart || (crossSums[cells[j] as number] as number) >= 0) continue;
        blanks[i] = 0;
        blanks[j] = 1;
        move.score += values[letters[i] as number] as number;
        break;
      }
    }
  }

  function keep(): KeptCrosswordMove {
    return {
      score: move.score,
      row: grid.rowOf(start),
      column: grid.columnOf(start),
      across: move.across,
      word: Array.from(word.subarray(0, move.length), (letter) =>
        alphabet.characterOf(letter),
      ).join(''),
      placements: Array.from(letters.subarray(0, move.tiles), (letter, i) => ({
        row: grid.rowOf(cells[i] as number),
        column: grid.columnOf(cells[i] as number),
        letter,
        blank: blanks[i] === 1,
      })),
    };
  }
}
