import { headline, isClosed, tilesOf, type View } from '../../rules/index.ts';
import { boardsOf } from '../aim/place.ts';
import { deckOf } from '../deck-of.ts';

/** A headline that stands, and on whose board. */
export interface ClosedTitle {
  readonly seat: number;
  readonly title: number;
  readonly tiles: readonly number[];
  readonly text: string;
}

export function closedTitlesOf(view: View): ClosedTitle[] {
  const deck = deckOf(view);
  return boardsOf(view).flatMap((board, seat) =>
    board.flatMap((row, title) => {
      if (!isClosed(row)) return [];
      const tiles = tilesOf(row);
      return [{ seat, title, tiles, text: headline(deck, tiles) }];
    }),
  );
}
