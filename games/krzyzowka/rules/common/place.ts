import type { OfEdition } from '@late/lexicon';
import {
  along,
  at,
  byReading,
  type Cell,
  cellNames,
  type Grid,
  gridOf,
  isSameCell,
  type Laid,
  laid,
  neighbours,
  type Placement,
} from '../grid.ts';
import { checkTiles } from '../placements.ts';
import type { Refusal } from '../refusal.ts';
import type { Tile } from '../tile-sets.ts';

/** Why these tiles may not be laid so; null if they may. The dictionary is not asked. */
export function checkPlacement(
  options: OfEdition,
  table: readonly Laid[],
  hand: readonly Tile[],
  tiles: readonly Placement[],
): Refusal | null {
  const fault = checkTiles(options, hand, tiles);
  if (fault) return fault;
  const grid = gridOf(table);
  const taken = tiles.filter((tile) => at(grid, tile));
  if (taken.length)
    return { code: 'krzyzowka.occupied', params: { cells: cellNames(taken) }, rule: 'lay' };
  const across = directionOf(tiles);
  if (across === null)
    return { code: 'krzyzowka.not-straight', params: { cells: cellNames(tiles) }, rule: 'lay' };
  const gaps = gapsOf(grid, tiles, across);
  if (gaps.length)
    return { code: 'krzyzowka.gap', params: { cells: cellNames(gaps) }, rule: 'lay' };
  if (!table.length) return checkFirst(tiles);
  const touching = tiles.some((tile) => neighbours(tile).some((cell) => at(grid, cell)));
  return touching
    ? null
    : { code: 'krzyzowka.not-connected', params: { cells: cellNames(tiles) }, rule: 'rulings' };
}

function checkFirst(tiles: readonly Placement[]): Refusal | null {
  if (tiles.length < 2)
    return { code: 'krzyzowka.too-short', params: { cells: cellNames(tiles) }, rule: 'first-word' };
  const origin: Cell = { row: 0, column: 0 };
  return tiles.some((tile) => isSameCell(tile, origin))
    ? null
    : { code: 'krzyzowka.origin', params: { cells: cellNames([origin]) }, rule: 'rulings' };
}

/** Whether the tiles lie across; null if they lie in no straight line. A single tile lies across. */
export function directionOf(tiles: readonly Cell[]): boolean | null {
  const [first] = tiles;
  if (tiles.every(({ row }) => row === first?.row)) return true;
  return tiles.every(({ column }) => column === first?.column) ? false : null;
}

/** Empty cells between the first tile and the last. */
function gapsOf(grid: Grid, tiles: readonly Placement[], across: boolean): Cell[] {
  const sorted = [...tiles].sort(byReading);
  const own = gridOf(sorted.map(laid));
  const last = sorted.at(-1) as Placement;
  const gaps: Cell[] = [];
  for (let cell: Cell = sorted[0] as Placement; !isSameCell(cell, last); ) {
    cell = along(cell, across, 1);
    if (!at(own, cell) && !at(grid, cell)) gaps.push(cell);
  }
  return gaps;
}
