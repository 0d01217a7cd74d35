import type { Seat } from '@late/kernel';
import { type Board, type Tile, titleWith, type View } from '../../rules/index.ts';

/** A title of a board; where all write one page, the board is that of seat 0. */
export interface Place {
  readonly seat: Seat;
  readonly title: number;
}

export const placeKey = ({ seat, title }: Place): string => `${seat}/${title}`;

/** A field of a title, as the boards number them. */
export const fieldKey = (place: Place, field: number): string => `${placeKey(place)}/${field}`;

export function boardsOf(view: View): readonly Board[] {
  return view.variant === 'hot' ? [view.board] : view.boards;
}

/** Where a tile lies, or null if it is on no board. */
export function placeOf(view: View, tile: Tile): Place | null {
  for (const [seat, board] of boardsOf(view).entries()) {
    const title = titleWith(board, tile);
    if (title >= 0) return { seat, title };
  }
  return null;
}

/** The board on which the viewer lays tiles. */
export function ownBoard(view: View): Seat | null {
  if (view.variant === 'hot') return 0;
  return view.viewer === 'audience' ? null : view.viewer;
}
