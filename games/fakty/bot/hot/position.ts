import {
  type Board,
  clear,
  fieldOf,
  fits,
  type Grammar,
  isClosed,
  isComplete,
  isHot,
  LAST,
  lift,
  put,
  type Tile,
  type Title,
  tilesOf,
  titleWorth,
} from '../../rules/index.ts';

/** The common board as it would be at the end of a turn, and what the turn has brought. */
export interface HotPosition {
  readonly board: Board;
  readonly gained: number;
  /** Whether a tile was laid on "!", so that the die will be rolled. */
  readonly rolls: boolean;
  readonly over: boolean;
}

export type HotJudge = (position: HotPosition) => number;

export function atRest(board: Board): HotPosition {
  return { board, gained: 0, rolls: false, over: false };
}

/** The same question as the rules answer, without the reasons. */
export function takes(grammar: Grammar, row: Title, tile: Tile): boolean {
  if (row[fieldOf(tile)] !== null) return false;
  return tilesOf(row).every((other) => fits(grammar, tile, other));
}

export function laid(
  grammar: Grammar,
  position: HotPosition,
  tile: Tile,
  title: number,
): HotPosition {
  const board = put(position.board, tile, title);
  const row = board[title] as Title;
  const over = isComplete(board);
  const closed = isClosed(row) ? titleWorth(grammar, row) : 0;
  return {
    board,
    gained: position.gained + closed + (over ? LAST : 0),
    rolls: position.rolls || isHot(tile, title),
    over,
  };
}

export function lifted(position: HotPosition, tile: Tile): HotPosition {
  return { ...position, board: lift(position.board, tile) };
}

export function scrapped(position: HotPosition, title: number): HotPosition {
  return { ...position, board: clear(position.board, title) };
}
