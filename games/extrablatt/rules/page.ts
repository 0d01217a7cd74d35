import type { Shape } from './cards.ts';

/** A paper is a double page of one grid; column 9 is the first of the right page. */
export const COLUMNS = 18;
export const ROWS = 12;
export const FOLD = 9;

/** On the left page: the logo down to here, then the headline zone down to there, then the body. */
const LOGO_ENDS = 2;
const ZONE_ENDS = 6;

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Where a card lies: its upper left cell, and how far it reaches. */
export interface Place extends Cell, Shape {}

export type Region = 'logo' | 'zone' | 'body';

/** Rows of cells as numbers: bit n is column n. */
export type BitRows = readonly number[];

const LEFT_PAGE = (1 << FOLD) - 1;
export const WHOLE_ROW = (1 << COLUMNS) - 1;
const RIGHT_PAGE = WHOLE_ROW & ~LEFT_PAGE;

const rows = (bitsOf: (row: number) => number): BitRows =>
  Array.from({ length: ROWS }, (_, row) => bitsOf(row));

export const ZONE: BitRows = rows((row) => (row >= LOGO_ENDS && row < ZONE_ENDS ? LEFT_PAGE : 0));
export const BODY: BitRows = rows((row) => (row < ZONE_ENDS ? RIGHT_PAGE : WHOLE_ROW));
export const ZONE_CELLS = FOLD * (ZONE_ENDS - LOGO_ENDS);

export function regionOf({ column, row }: Cell): Region {
  if (column >= FOLD || row >= ZONE_ENDS) return 'body';
  return row < LOGO_ENDS ? 'logo' : 'zone';
}

/** The columns that a place covers in each of its rows. */
export function bitsOf({ column, width }: Place): number {
  return ((1 << width) - 1) << column;
}

export function isOnPage({ column, row, width, height }: Place): boolean {
  return column >= 0 && row >= 0 && column + width <= COLUMNS && row + height <= ROWS;
}

/** Whether all of a place on the page lies on these cells. */
export function liesOn(cells: BitRows, place: Place): boolean {
  const bits = bitsOf(place);
  for (let row = place.row; row < place.row + place.height; row++) {
    if (((cells[row] as number) & bits) !== bits) return false;
  }
  return true;
}

/** Whether a place on the page has any of these cells. */
export function meets(cells: BitRows, place: Place): boolean {
  const bits = bitsOf(place);
  for (let row = place.row; row < place.row + place.height; row++) {
    if (((cells[row] as number) & bits) !== 0) return true;
  }
  return false;
}

export function isInZone(place: Place): boolean {
  return regionOf(place) === 'zone';
}

/** The cells of these rows one by one, from the top left. */
export function cellsIn(cells: BitRows): Cell[] {
  const found: Cell[] = [];
  cells.forEach((bits, row) => {
    for (let column = 0; column < COLUMNS; column++) {
      if (bits & (1 << column)) found.push({ column, row });
    }
  });
  return found;
}
