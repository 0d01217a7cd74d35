import type { Seat } from '@late/kernel';
import {
  type Board,
  type ExclusiveView,
  isComplete,
  lift,
  put,
  type Swap,
  type Tile,
  titleWith,
} from '../../rules/index.ts';

/** What a seat sees of the table, as it is or as it would be. */
export interface Position {
  readonly me: Seat;
  readonly boards: readonly Board[];
  readonly hand: readonly Tile[];
  readonly handSizes: readonly number[];
  readonly first: Seat | null;
}

/** How a seat likes a position: the more the better. */
export type Judge = (position: Position) => number;

export function positionOf({ boards, first, hand, handSizes, viewer }: ExclusiveView): Position {
  return { me: viewer as Seat, boards, hand, handSizes, first };
}

function withBoard(position: Position, seat: Seat, board: Board): Position {
  const { first, me } = position;
  const crowned = first === null && seat === me && isComplete(board);
  return {
    ...position,
    boards: position.boards.with(seat, board),
    first: crowned ? me : first,
  };
}

function withHand(position: Position, hand: readonly Tile[]): Position {
  const { handSizes, me } = position;
  return { ...position, hand, handSizes: handSizes.with(me, hand.length) };
}

export function holding(position: Position, tiles: readonly Tile[]): Position {
  return withHand(position, [...position.hand, ...tiles]);
}

export function laid(position: Position, tile: Tile, title: number): Position {
  const { boards, hand, me } = position;
  const rest = hand.filter((held) => held !== tile);
  return withBoard(withHand(position, rest), me, put(boards[me] as Board, tile, title));
}

const ownerOf = ({ boards }: Position, tile: Tile): Seat =>
  boards.findIndex((board) => titleWith(board, tile) >= 0);

/** A tile is gone from the board that it lies on, or from nowhere. */
export function without(position: Position, tile: Tile): Position {
  const owner = ownerOf(position, tile);
  const board = position.boards[owner];
  return board ? withBoard(position, owner, lift(board, tile)) : position;
}

export function swapped(position: Position, { one, to, other, back }: Swap): Position {
  const [ones, others] = [ownerOf(position, one), ownerOf(position, other)];
  const lifted = without(without(position, one), other);
  const given = withBoard(lifted, others, put(lifted.boards[others] as Board, one, to));
  return withBoard(given, ones, put(given.boards[ones] as Board, other, back));
}

/** A rival has lost a tile from the hand, and nobody knows yet which. */
export function bugged(position: Position, rival: Seat): Position {
  const { handSizes } = position;
  return { ...position, handSizes: handSizes.with(rival, (handSizes[rival] as number) - 1) };
}
