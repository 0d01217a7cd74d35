import { characterOf } from '../letters.ts';
import type { CrosswordMove, CrosswordWorth, KeptCrosswordMove } from './crossword-move.ts';
import { type Grid, LONGEST_SIDE } from './grid.ts';
import type { LaidTiles } from './laid-tiles.ts';
import type { Line } from './line.ts';

/** The move that a search has just found, as its visitor is told of it. */
export class FoundMove implements CrosswordMove {
  score = 0;
  across = true;
  length = 0;
  tiles = 0;
  readonly word = new Uint8Array(LONGEST_SIDE);
  readonly letters: Uint8Array;
  readonly blanks = new Uint8Array(LONGEST_SIDE);
  /** The cell where the main word begins. */
  start = 0;
  readonly #grid: Grid;
  readonly #laid: LaidTiles;
  #worth: CrosswordWorth = { values: [], bonus: { tiles: 0, points: 0 } };
  #visit: (move: CrosswordMove) => void = () => {};

  constructor(grid: Grid, laid: LaidTiles) {
    this.#grid = grid;
    this.#laid = laid;
    this.letters = laid.letters;
  }

  /** Whom to tell of what follows, and what it is worth. */
  tellTo(visit: (move: CrosswordMove) => void, worth: CrosswordWorth): void {
    this.#visit = visit;
    this.#worth = worth;
    this.blanks.fill(0);
  }

  /** Tells of the tiles that lie now; `main` and `cross` are what the letters of the words are worth. */
  tell(line: Line, length: number, main: number, cross: number): void {
    const { placed, allBlanks } = this.#laid;
    if (placed === 1 && this.#isTold(line, length)) return;
    const { tiles, points } = this.#worth.bonus;
    this.score = main + cross + (placed === tiles ? points : 0);
    this.length = length;
    this.tiles = placed;
    if (allBlanks > 0) this.#placeBlanks(line);
    this.#visit(this);
  }

  keep(): KeptCrosswordMove {
    const grid = this.#grid;
    const { cells } = this.#laid;
    return {
      score: this.score,
      row: grid.rowOf(this.start),
      column: grid.columnOf(this.start),
      across: this.across,
      word: Array.from(this.word.subarray(0, this.length), characterOf).join(''),
      placements: Array.from(this.letters.subarray(0, this.tiles), (letter, i) => ({
        row: grid.rowOf(cells[i] as number),
        column: grid.columnOf(cells[i] as number),
        letter,
        blank: this.blanks[i] === 1,
      })),
    };
  }

  /** Whether a single tile's move is told with its other word as the main one. */
  #isTold({ across, crossings: { sums, lengths } }: Line, length: number): boolean {
    const cell = this.#laid.cells[0] as number;
    if ((sums[cell] as number) < 0) return false;
    const other = lengths[cell] as number;
    return across ? other > length : other >= length;
  }

  /** The search uses up a letter's tiles before its blanks; a tile counts twice where words cross. */
  #placeBlanks({ crossings: { sums } }: Line): void {
    const { cells, isBlank, letters, placed } = this.#laid;
    const blank = this.blanks;
    for (let i = 0; i < placed; i++) blank[i] = isBlank[i] as number;
    if (this.#laid.blanks === this.#laid.allBlanks) return;
    for (let i = 0; i < placed; i++) {
      if (blank[i] === 0 || (sums[cells[i] as number] as number) < 0) continue;
      for (let j = 0; j < placed; j++) {
        const apart = blank[j] === 1 || letters[j] !== letters[i];
        if (apart || (sums[cells[j] as number] as number) >= 0) continue;
        blank[i] = 0;
        blank[j] = 1;
        this.score += this.#worth.values[letters[i] as number] as number;
        break;
      }
    }
  }
}
