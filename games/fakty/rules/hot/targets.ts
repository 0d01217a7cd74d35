import { fieldOf, type Tile } from '../../decks/index.ts';
import type { Obstacle } from '../event.ts';
import type { Grammar } from '../grammar.ts';
import type { Refusal } from '../refusal.ts';
import {
  type Board,
  closedTitles,
  isClosed,
  lift,
  tilesOf,
  titleWith,
  whyNotLay,
} from '../title.ts';
import { HOT_FIELDS, type HotChoiceFace } from './state.ts';

/** Whether the tile would lie on "!" there. */
export function isHot(tile: Tile, title: number): boolean {
  return HOT_FIELDS[title] === fieldOf(tile);
}

/** Laid by the die, a tile stays clear of "!". */
export function whyNotPlace(
  grammar: Grammar,
  board: Board,
  tile: Tile,
  title: number,
): Refusal | null {
  const refusal = whyNotLay(grammar, board, tile, title);
  if (refusal) return refusal;
  return isHot(tile, title) ? { code: 'fakty.bang-die', rule: 'bang' } : null;
}

export function whyNotMove(
  grammar: Grammar,
  board: Board,
  tile: Tile,
  title: number,
): Refusal | null {
  const from = titleWith(board, tile);
  if (from < 0) return { code: 'fakty.not-on-board', rule: 'hot-die' };
  if (from === title) return { code: 'fakty.move-elsewhere', rule: 'hot-die' };
  return whyNotPlace(grammar, lift(board, tile), tile, title);
}

export function whyNotScrap(board: Board, title: number): Refusal | null {
  const row = board[title];
  return row && isClosed(row) ? null : { code: 'fakty.scrap-closed', rule: 'hot-die' };
}

export interface Placing {
  readonly tile: Tile;
  readonly title: number;
}

export function placings(grammar: Grammar, board: Board, tile: Tile): Placing[] {
  return [...board.keys()]
    .filter((title) => whyNotPlace(grammar, board, tile, title) === null)
    .map((title) => ({ tile, title }));
}

/** Every way to move one tile. */
export function* shifts(grammar: Grammar, board: Board): Generator<Placing> {
  for (const tile of board.flatMap(tilesOf)) {
    for (const title of board.keys()) {
      if (whyNotMove(grammar, board, tile, title) === null) yield { tile, title };
    }
  }
}

export function hotObstacle(grammar: Grammar, board: Board, face: HotChoiceFace): Obstacle | null {
  switch (face) {
    case 'bear':
      return board.some((title) => tilesOf(title).length) ? null : 'board';
    case 'contradiction':
      return closedTitles(board).length ? null : 'closed';
    case 'bug':
      return shifts(grammar, board).next().done ? 'move' : null;
  }
}
