import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import type { Obstacle } from '../event.ts';
import type { Grammar } from '../grammar.ts';
import type { Swap } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import {
  type Board,
  isClosed,
  lift,
  looseTiles,
  type Title,
  titlesFor,
  titleWith,
  whyNotLay,
} from '../title.ts';
import type { ChoiceFace } from './state.ts';

/** What a face of the die may reach: all of it lies open. */
export interface Reachable {
  readonly boards: readonly Board[];
  readonly pool: readonly Tile[];
  readonly handSizes: readonly number[];
}

/** Whose board the tile is on, or −1. */
export function boardWith(boards: readonly Board[], tile: Tile): Seat {
  return boards.findIndex((board) => titleWith(board, tile) >= 0);
}

/** Where on the boards the tile lies. */
export function placeOf(boards: readonly Board[], tile: Tile) {
  const board = boardWith(boards, tile);
  return { board, title: titleWith(boards[board] as Board, tile) };
}

/** Why a die cannot touch this tile: it is on no board, or its title is closed. */
function whyNotTouch(boards: readonly Board[], tile: Tile): Refusal | null {
  const board = boards[boardWith(boards, tile)];
  if (!board) return { code: 'fakty.not-on-board', rule: 'die' };
  const title = board[titleWith(board, tile)] as Title;
  return isClosed(title) ? { code: 'fakty.protected', rule: 'protected' } : null;
}

/** Leak and bear's favour reach for other boards only. */
export function whyNotReach(boards: readonly Board[], seat: Seat, tile: Tile): Refusal | null {
  if (boardWith(boards, tile) === seat) return { code: 'fakty.own-board', rule: 'die' };
  return whyNotTouch(boards, tile);
}

export function tilesInReach(boards: readonly Board[], seat: Seat): Tile[] {
  return boards.flatMap((board, owner) => (owner === seat ? [] : looseTiles(board)));
}

export function whyNotBug(handSizes: readonly number[], seat: Seat, other: Seat): Refusal | null {
  if (other === seat || other >= handSizes.length) return { code: 'fakty.bug-whom', rule: 'die' };
  return handSizes[other] ? null : { code: 'fakty.bug-empty', rule: 'die' };
}

export function handsInReach(handSizes: readonly number[], seat: Seat): Seat[] {
  return [...handSizes.keys()].filter((other) => whyNotBug(handSizes, seat, other) === null);
}

export function whyNotSwap(grammar: Grammar, boards: readonly Board[], swap: Swap): Refusal | null {
  const { one, other, to, back } = swap;
  const untouchable = whyNotTouch(boards, one) ?? whyNotTouch(boards, other);
  if (untouchable) return untouchable;
  const [ones, others] = [boardWith(boards, one), boardWith(boards, other)];
  if (ones === others) return { code: 'fakty.swap-boards', rule: 'die' };
  return (
    whyNotLay(grammar, lift(boards[others] as Board, other), one, to) ??
    whyNotLay(grammar, lift(boards[ones] as Board, one), other, back)
  );
}

/** Every exchange there is, from the lower seat's board to the higher one's. */
export function* swaps(grammar: Grammar, boards: readonly Board[]): Generator<Swap> {
  for (const [seat, board] of boards.entries()) {
    for (const rival of boards.slice(seat + 1)) {
      for (const one of looseTiles(board)) {
        for (const other of looseTiles(rival)) {
          const backs = titlesFor(grammar, lift(board, one), other);
          if (!backs.length) continue;
          for (const to of titlesFor(grammar, lift(rival, other), one)) {
            for (const back of backs) yield { one, to, other, back };
          }
        }
      }
    }
  }
}

/** Why the face asks for the impossible just now; null if there is something to choose. */
export function obstacle(
  grammar: Grammar,
  { boards, pool, handSizes }: Reachable,
  seat: Seat,
  face: ChoiceFace,
): Obstacle | null {
  switch (face) {
    case 'hot-topic':
      return pool.length ? null : 'pool';
    case 'leak':
    case 'bear':
      return tilesInReach(boards, seat).length ? null : 'boards';
    case 'contradiction':
      return swaps(grammar, boards).next().done ? 'swap' : null;
    case 'bug':
      return handsInReach(handSizes, seat).length ? null : 'hands';
  }
}
