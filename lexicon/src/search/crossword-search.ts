import type { WordGraph } from '../word-graph.ts';
import { FREE as NO_LETTER } from './crossings.ts';
import type { CrosswordMove, CrosswordWorth } from './crossword-move.ts';
import { type FoundMove, foundMove } from './found-move.ts';
import { Grid } from './grid.ts';
import type { LaidLetter } from './laid-letter.ts';
import { LaidTiles } from './laid-tiles.ts';
import type { Line } from './line.ts';
import { outlookOf } from './outlook.ts';
import { type Rack, tally } from './rack.ts';
import { NONE as NO_STEM, STEM, Stems } from './stems.ts';
import { type WordExtension, wordExtension } from './word-extension.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { NODE, ALIKE, LEFT, BLANKS, NEXT, SECOND } = STEM;
const FREE = NO_LETTER;
const NONE = NO_STEM;

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
  return new Search(graph);
}

class Search implements CrosswordSearch {
  readonly #graph: WordGraph;
  readonly #root: number;
  readonly #stems: Stems;
  readonly #grid = new Grid();
  readonly #tiles = new LaidTiles();
  readonly #found: FoundMove;
  readonly #extension: WordExtension;
  #values: ArrayLike<number> = [];

  constructor(graph: WordGraph) {
    const outlook = outlookOf(graph);
    this.#graph = graph;
    this.#root = outlook.root;
    this.#stems = new Stems(outlook);
    this.#found = foundMove(this.#grid, this.#tiles, graph.alphabet);
    this.#extension = wordExtension(outlook, this.#tiles, this.#found);
  }

  moves(
    laid: readonly LaidLetter[],
    rack: Rack,
    worth: CrosswordWorth,
    visit: (move: CrosswordMove) => void,
    most = Infinity,
  ): void {
    const { mask, tiles: held } = tally(rack);
    const tiles = Math.min(held, most);
    if (tiles < 1) return;
    const grid = this.#grid;
    this.#values = worth.values;
    this.#tiles.take(rack);
    this.#found.tellTo(visit, worth);
    this.#stems.spell(rack, tiles - 1);
    grid.layOut(this.#graph, laid, worth.values, tiles);
    const across = this.#face(true, tiles);
    if (laid.length === 0) {
      this.#begin(across, grid.cellAt(0, 0), grid.cellAt(0, 0), mask, tiles);
      return;
    }
    for (let row = 1; row < grid.height - 1; row++) {
      this.#searchLine(across, row * grid.width, grid.width, mask, tiles);
    }
    const down = this.#face(false, tiles);
    for (let column = 1; column < grid.width - 1; column++) {
      this.#searchLine(down, column, grid.height, mask, tiles);
    }
  }

  #face(isAcross: boolean, tiles: number): Line {
    const line = this.#grid.line(isAcross);
    this.#found.follow(line);
    this.#extension.follow(line, this.#values, tiles);
    return line;
  }

  /** Tries all beginnings on a line, from its far end, so that the next contact is known. */
  #searchLine(line: Line, edge: number, length: number, mask: number, tiles: number): void {
    const { anchors } = this.#grid;
    const { letters, step } = line;
    let next = -1;
    for (let cell = edge + (length - 2) * step; cell > edge; cell -= step) {
      if (letters[cell] !== FREE || anchors[cell] === 1) next = cell;
      if (next < 0 || letters[cell - step] !== FREE || next - cell >= tiles * step) continue;
      this.#begin(line, cell, next, mask, tiles);
    }
  }

  /** Tries all words from a cell. The contact is the first from there on that is old or touches an old one. */
  #begin(line: Line, cell: number, contact: number, mask: number, tiles: number): void {
    const { letters, step, crossings } = line;
    const { first, numbers } = this.#stems;
    const extension = this.#extension;
    const laid = this.#tiles;
    const found = this.#found;
    const length = (contact - cell) / step;
    if (length === 0) {
      found.begin(cell, 0);
      extension.extend(cell, 0, this.#root, mask, tiles, 0, 0);
      return;
    }
    const fits = crossings.masks[contact] as number;
    const old = letters[contact + step] as number;
    const follows = old === FREE ? 0 : 1 << old;
    let next = first[length] as number;
    while (next !== NONE) {
      const stem = next;
      next = numbers[stem + ALIKE] as number;
      const left = numbers[stem + LEFT] as number;
      const open = (numbers[stem + BLANKS] as number) === 0 ? fits & left : fits;
      if (((numbers[stem + NEXT] as number) & open) === 0) continue;
      if (follows !== 0 && ((numbers[stem + SECOND] as number) & follows) === 0) continue;
      laid.layStem(numbers, stem, length, cell, step);
      found.begin(cell, length);
      const sum = laid.worthOf(length, this.#values);
      const node = numbers[stem + NODE] as number;
      extension.extend(contact, length, node, left, tiles - length, sum, 0);
      laid.takeBack(length);
    }
  }
}
