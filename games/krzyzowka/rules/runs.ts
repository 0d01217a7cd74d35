import type { OfEdition } from '@late/lexicon';
import {
  along,
  at,
  byReading,
  type Cell,
  type Grid,
  gridOf,
  type Laid,
  neighbours,
} from './grid.ts';
import { tileSetOf } from './tile-sets.ts';

/** Two or more tiles in an unbroken line, read as a word from its first cell. */
export interface Run extends Cell {
  readonly word: string;
  readonly across: boolean;
  /** The sum of its letters. */
  readonly points: number;
}

/** The unbroken line through a cell; empty if nothing lies there. */
export function lineThrough(grid: Grid, cell: Cell, across: boolean): Laid[] {
  let start = 0;
  while (at(grid, along(cell, across, start - 1))) start--;
  const line: Laid[] = [];
  for (let step = start; ; step++) {
    const tile = at(grid, along(cell, across, step));
    if (!tile) return line;
    line.push(tile);
  }
}

export function runOf(options: OfEdition, line: readonly Laid[], across: boolean): Run {
  const { row, column } = line[0] as Laid;
  const { values } = tileSetOf(options);
  const word = line.map(({ letter }) => letter).join('');
  return {
    row,
    column,
    word,
    across,
    points: line.reduce((sum, { tile }) => sum + (values.get(tile) ?? 0), 0),
  };
}

/** All runs that hold one of these cells, each once, in reading order. */
export function runsThrough(options: OfEdition, grid: Grid, cells: Iterable<Cell>): Run[] {
  const runs = new Map<string, Run>();
  for (const cell of cells) {
    for (const across of [true, false]) {
      const line = lineThrough(grid, cell, across);
      if (line.length < 2) continue;
      const run = runOf(options, line, across);
      runs.set(`${run.row},${run.column},${across}`, run);
    }
  }
  return [...runs.values()].sort(
    (one, other) => byReading(one, other) || Number(other.across) - Number(one.across),
  );
}

/** Every run of a layout, in reading order. */
export function runsOf(options: OfEdition, layout: readonly Laid[]): Run[] {
  return runsThrough(options, gridOf(layout), layout);
}

/** The pieces that hang together by touching sides, each in reading order, as are the pieces. */
export function partsOf(layout: readonly Laid[]): Laid[][] {
  const grid = gridOf(layout);
  const seen = new Set<Laid>();
  const parts: Laid[][] = [];
  for (const first of [...layout].sort(byReading)) {
    if (seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    for (const tile of part) {
      for (const cell of neighbours(tile)) {
        const next = at(grid, cell);
        if (!next || seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    parts.push(part.sort(byReading));
  }
  return parts;
}

export function isConnected(layout: readonly Laid[]): boolean {
  return partsOf(layout).length <= 1;
}
