import type { Letter, Tile } from './tile-sets.ts';

/** A place on a table without edges. In the common crossword 0,0 lies under the first word. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A tile as a player lays it; `letter` says what a blank stands for. */
export interface Placement extends Cell {
  readonly tile: Tile;
  readonly letter?: Letter;
}

/** A tile that lies there: what it is, and what it reads as. */
export interface Laid extends Cell {
  readonly tile: Tile;
  readonly letter: Letter;
}

/** Seventy tiles in one piece around 0,0 cannot get farther than this. */
export const REACH = 100;

export type Grid = ReadonlyMap<number, Laid>;

const WIDTH = 1_000;

function spot(row: number, column: number): number {
  return row * WIDTH + column;
}

export function gridOf(laid: Iterable<Laid>): Grid {
  const grid = new Map<number, Laid>();
  for (const tile of laid) grid.set(spot(tile.row, tile.column), tile);
  return grid;
}

export function at(grid: Grid, { row, column }: Cell): Laid | undefined {
  return grid.get(spot(row, column));
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

export function neighbours({ row, column }: Cell): Cell[] {
  return [
    { row: row - 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row + 1, column },
  ];
}

/** The cell so many steps along a line. */
export function along({ row, column }: Cell, across: boolean, steps: number): Cell {
  return across ? { row, column: column + steps } : { row: row + steps, column };
}

/** Reading order: from the top down, then from left to right. */
export function byReading(one: Cell, other: Cell): number {
  return one.row - other.row || one.column - other.column;
}

/** A placement as it lies on the table. */
export function laid({ row, column, tile, letter }: Placement): Laid {
  return { row, column, tile, letter: letter ?? tile };
}

/** Cells as a refusal names them. */
export function cellNames(cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => `${row},${column}`).join(' ');
}
