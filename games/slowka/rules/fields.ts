/** A place on the board, counted from 0 row by row. */
export type Field = number;

/** Seven rows of hexagons. The long rows begin half a hexagon further left than the short ones. */
export const ROWS: readonly number[] = [6, 7, 6, 7, 6, 7, 6];

export interface Spot {
  readonly row: number;
  readonly column: number;
}

const SPOTS: readonly Spot[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);

export const FIELDS = SPOTS.length;

const FIRSTS: readonly Field[] = ROWS.map((_, row) => SPOTS.findIndex((spot) => spot.row === row));

export function spotOf(field: Field): Spot {
  return SPOTS[field] as Spot;
}

/** The field at a place, or null off the board. */
export function fieldAt(row: number, column: number): Field | null {
  const length = ROWS[row];
  if (length === undefined || column < 0 || column >= length) return null;
  return (FIRSTS[row] as Field) + column;
}

/** The six ways out of a field, clockwise from the upper left. */
export const DIRECTIONS = [
  'up-left',
  'up-right',
  'right',
  'down-right',
  'down-left',
  'left',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The field that lies in this direction, or null at the rim. */
export function stepFrom(field: Field, direction: Direction): Field | null {
  const { row, column } = spotOf(field);
  if (direction === 'left') return fieldAt(row, column - 1);
  if (direction === 'right') return fieldAt(row, column + 1);
  const isShort = row % 2 === 0;
  const left = isShort ? column : column - 1;
  const next = direction.startsWith('up') ? row - 1 : row + 1;
  return fieldAt(next, direction.endsWith('left') ? left : left + 1);
}

/** By field: those that share a side with it. */
export const NEIGHBOURS: readonly (readonly Field[])[] = SPOTS.map((_, field) =>
  DIRECTIONS.flatMap((direction) => stepFrom(field, direction) ?? []),
);

/** The fields that share a side with this one. */
export function neighboursOf(field: Field): readonly Field[] {
  return NEIGHBOURS[field] as readonly Field[];
}

export function touch(one: Field, other: Field): boolean {
  return neighboursOf(one).includes(other);
}

const ROW_NAMES = 'abcdefg';

/** As players and records call it: `d4` is the fourth field of the fourth row. */
export function fieldName(field: Field): string {
  const { row, column } = spotOf(field);
  return `${ROW_NAMES[row]}${column + 1}`;
}

/** The field of that name, or null. */
export function fieldNamed(name: string): Field | null {
  const row = ROW_NAMES.indexOf(name[0] ?? '?');
  return /^[a-g][1-7]$/.test(name) ? fieldAt(row, Number(name[1]) - 1) : null;
}

/** Several fields in one parameter of a refusal. */
export function fieldNames(fields: readonly Field[]): string {
  return fields.map(fieldName).join(' ');
}

/** The fields that a refusal names, for a board to light. */
export function fieldsNamed(names: string): Field[] {
  return names.split(' ').flatMap((name) => fieldNamed(name) ?? []);
}
