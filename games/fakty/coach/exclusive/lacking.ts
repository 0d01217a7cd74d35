import { supplyFor } from '../../bot/exclusive/supply.ts';
import { type Board, type Grammar, isClosed, type Tile, tilesOf } from '../../rules/index.ts';

/** Tiles that a page lacks and the hand does not have. */
export function lackingIn(grammar: Grammar, board: Board, hand: readonly Tile[]): number {
  const open = board.filter((row) => !isClosed(row));
  open.sort((a, b) => tilesOf(b).length - tilesOf(a).length);
  let rest = hand;
  let lacking = 0;
  for (const row of open) {
    const supply = supplyFor(grammar, row, rest);
    rest = rest.filter((tile) => !supply.includes(tile));
    lacking += row.length - tilesOf(row).length - supply.length;
  }
  return lacking;
}

export function freeFields(board: Board): number {
  return board.flat().filter((tile) => tile === null).length;
}
