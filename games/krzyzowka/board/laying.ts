import {
  along,
  at,
  BLANK,
  type Cell,
  type Grid,
  gridOf,
  isSameCell,
  type Laid,
  type Letter,
  laid,
  type Placement,
  REACH,
  type Tile,
  type TileSet,
  without,
} from '../rules/index.ts';

/** Tiles on their way to the table, and where the next one goes. */
export interface Laying {
  readonly tiles: readonly Placement[];
  /** Null while no cell is chosen. */
  readonly at: Cell | null;
  readonly across: boolean;
}

export const NOTHING_LAID: Laying = { tiles: [], at: null, across: true };

/** A tile in hand, with the letter it shall read as if it is a blank. */
export interface Piece {
  readonly tile: Tile;
  readonly letter?: Letter;
}

export function letterOf({ tile, letter }: Piece): Letter {
  return letter ?? tile;
}

/** What is still in hand. */
export function restOf(hand: readonly Tile[], { tiles }: Laying): Tile[] {
  return without(
    hand,
    tiles.map(({ tile }) => tile),
  );
}

/** Everything as it would lie. */
export function gridWith(table: readonly Laid[], { tiles }: Laying): Grid {
  return gridOf([...table, ...tiles.map(laid)]);
}

export function isWithinReach({ row, column }: Cell): boolean {
  return Math.abs(row) <= REACH && Math.abs(column) <= REACH;
}

/** Chooses a cell; chosen again, it turns the direction. */
export function choose(laying: Laying, cell: Cell): Laying {
  if (!isWithinReach(cell)) return laying;
  const again = laying.at !== null && isSameCell(laying.at, cell);
  return again ? { ...laying, across: !laying.across } : { ...laying, at: cell };
}

export function lift(laying: Laying, cell: Cell): Laying {
  return { ...laying, tiles: laying.tiles.filter((tile) => !isSameCell(tile, cell)) };
}

/** Lays a tile; what was lying there of the same hand goes back. Nothing covers the table's own. */
export function put(laying: Laying, table: readonly Laid[], cell: Cell, piece: Piece): Laying {
  if (table.some((tile) => isSameCell(tile, cell)) || !isWithinReach(cell)) return laying;
  const { row, column } = cell;
  const lifted = lift(laying, cell);
  return { ...lifted, tiles: [...lifted.tiles, { row, column, ...piece }] };
}

/** Takes all tiles back; the next try begins where this one did. */
export function backToHand({ tiles, at: chosen, across }: Laying): Laying {
  const [first] = [...tiles].sort((one, other) => one.row - other.row || one.column - other.column);
  return {
    tiles: [],
    at: chosen && first ? { row: first.row, column: first.column } : chosen,
    across,
  };
}

/** Moves a tile that was laid in this turn. */
export function shift(laying: Laying, table: readonly Laid[], from: Cell, to: Cell): Laying {
  const moved = laying.tiles.find((tile) => isSameCell(tile, from));
  if (!moved || isSameCell(from, to)) return laying;
  const { tile, letter } = moved;
  const piece: Piece = letter === undefined ? { tile } : { tile, letter };
  const shifted = put(lift(laying, from), table, to, piece);
  return shifted.tiles.length === laying.tiles.length - 1 ? laying : shifted;
}

/** Lays a tile on the first free cell from the chosen one on, and chooses the one after it. */
export function putNext(laying: Laying, table: readonly Laid[], piece: Piece): Laying {
  if (!laying.at) return laying;
  const cell = freeFrom(gridWith(table, laying), laying.at, laying.across);
  const laidDown = put(laying, table, cell, piece);
  return { ...laidDown, at: freeFrom(gridWith(table, laidDown), cell, laying.across) };
}

export function freeFrom(grid: Grid, cell: Cell, across: boolean): Cell {
  let free = cell;
  while (at(grid, free)) free = along(free, across, 1);
  return { row: free.row, column: free.column };
}

type Alphabet = TileSet['alphabet'];

/**
 * A letter typed at the chosen cell. One that lies there already is passed over; otherwise a tile of
 * the hand is laid. Null if the hand has none for it.
 */
export function typeLetter(
  alphabet: Alphabet,
  laying: Laying,
  table: readonly Laid[],
  hand: readonly Tile[],
  typed: Letter,
): Laying | null {
  if (!laying.at) return null;
  const grid = gridWith(table, laying);
  const there = at(grid, laying.at);
  if (there && alphabet.meant(typed).includes(there.letter)) {
    return { ...laying, at: along(laying.at, laying.across, 1) };
  }
  const piece = pieceFor(alphabet, restOf(hand, laying), typed);
  return piece && putNext(laying, table, piece);
}

/** Takes back the tile at the chosen cell, or else the one before it. */
export function erase(laying: Laying, table: readonly Laid[]): Laying {
  const { at: cell, across } = laying;
  if (!cell) return laying;
  const isFresh = (one: Cell) => laying.tiles.some((tile) => isSameCell(tile, one));
  if (isFresh(cell)) return lift(laying, cell);
  const grid = gridOf(table);
  let back = along(cell, across, -1);
  while (at(grid, back)) back = along(back, across, -1);
  return { ...lift(laying, back), at: isFresh(back) ? back : along(cell, across, -1) };
}

/** The tile that a typed letter means: itself, else its marked sister, else a blank. */
export function pieceFor(alphabet: Alphabet, rest: readonly Tile[], typed: Letter): Piece | null {
  const tile = alphabet.meant(typed).find((letter) => rest.includes(letter));
  if (tile !== undefined) return { tile };
  return rest.includes(BLANK) ? { tile: BLANK, letter: typed } : null;
}
