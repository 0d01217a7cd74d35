import type { WordGraph } from '../word-graph.ts';
import { type Crossings, clear, cross, crossings, FREE } from './crossings.ts';
import type { LaidLetter } from './laid-letter.ts';
import type { Line } from './line.ts';

/** The tiles of any game lie closer together. */
export const LONGEST_SIDE = 1024;

/**
 * The part of the table that a move can reach, one row of cells after the other: all letters, and
 * around them a margin as wide as a move can lead out of them, and one more that stays free.
 */
export class Grid {
  width = 0;
  height = 0;
  /** By cell: the letter there, or `FREE`. */
  letters = new Int8Array(0);
  /** By cell: what the letter there is worth. */
  worths = new Int32Array(0);
  /** By cell: 1 if it is free and touches a letter. */
  anchors = new Uint8Array(0);
  /** What columns demand of words across. */
  columns: Crossings = crossings(0);
  /** What rows demand of words down. */
  rows: Crossings = crossings(0);
  #top = 0;
  #left = 0;

  /** Lays out a table for moves of at most so many tiles, at least one. */
  layOut(
    graph: WordGraph,
    laid: readonly LaidLetter[],
    values: ArrayLike<number>,
    tiles: number,
  ): void {
    this.#measure(laid, tiles + 1);
    this.#clear();
    for (const { row, column, letter, blank } of laid) {
      const cell = this.cellAt(row, column);
      this.letters[cell] = letter;
      this.worths[cell] = blank ? 0 : (values[letter] as number);
    }
    for (const { row, column } of laid) {
      const cell = this.cellAt(row, column);
      this.#touch(graph, cell, 1, this.rows);
      this.#touch(graph, cell, this.width, this.columns);
    }
  }

  /** The cells as words across are read, or words down. */
  line(across: boolean): Line {
    return {
      across,
      step: across ? 1 : this.width,
      letters: this.letters,
      worths: this.worths,
      crossings: across ? this.columns : this.rows,
    };
  }

  cellAt(row: number, column: number): number {
    return (row - this.#top) * this.width + (column - this.#left);
  }

  rowOf(cell: number): number {
    return this.#top + Math.floor(cell / this.width);
  }

  columnOf(cell: number): number {
    return this.#left + (cell % this.width);
  }

  #measure(laid: readonly LaidLetter[], margin: number): void {
    let { row: top, column: left } = laid[0] ?? { row: 0, column: 0 };
    let bottom = top;
    let right = left;
    for (const { row, column } of laid) {
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
    this.#top = top - margin;
    this.#left = left - margin;
    this.width = right - left + 1 + 2 * margin;
    this.height = bottom - top + 1 + 2 * margin;
    if (!(this.width <= LONGEST_SIDE && this.height <= LONGEST_SIDE)) {
      throw new RangeError('the letters lie too far apart');
    }
  }

  #clear(): void {
    const cells = this.width * this.height;
    if (cells > this.letters.length) {
      this.letters = new Int8Array(cells);
      this.worths = new Int32Array(cells);
      this.anchors = new Uint8Array(cells);
      this.columns = crossings(cells);
      this.rows = crossings(cells);
    } else {
      this.anchors.fill(0);
      clear(this.columns);
      clear(this.rows);
    }
    this.letters.fill(FREE);
  }

  /** Sees to the free cells beside a letter, on both sides. */
  #touch(graph: WordGraph, cell: number, step: number, crossing: Crossings): void {
    for (const beside of [cell - step, cell + step]) {
      if (this.letters[beside] !== FREE) continue;
      this.anchors[beside] = 1;
      cross(crossing, graph, this.letters, this.worths, beside, step);
    }
  }
}
