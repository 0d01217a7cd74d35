import type { Seat } from '@late/kernel';
import {
  type Board,
  FIRST,
  type Grammar,
  isClosed,
  type Title,
  tilesOf,
  titlesFor,
  titleWorth,
} from '../../rules/index.ts';
import type { Judge } from './position.ts';

/** What part of its worth a title has brought in, by the number of its tiles. */
const PART = [0, 0.15, 0.45, 1] as const;
/** What a field may bring once it is filled. */
const HOPE = 0.2;
/** A title that the hand can close is as good as nearly closed. */
const READY = 0.25;

/** Counts special words, its own hand, and how far the leading rival has come; plans nothing. */
export function reporter(grammar: Grammar): Judge {
  const title = (row: Title): number => {
    const tiles = tilesOf(row).length;
    return (PART[tiles] ?? 0) * (titleWorth(grammar, row) + HOPE * (row.length - tiles));
  };
  const board = (rows: Board): number => rows.reduce((sum, row) => sum + title(row), 0);
  return ({ boards, first, hand, me }) => {
    const mine = boards[me] as Board;
    const nearly = new Set(
      hand
        .flatMap((tile) => titlesFor(grammar, mine, tile))
        .filter((at) => !isClosed(mine[at] as Title) && tilesOf(mine[at] as Title).length === 2),
    );
    const crown = (seat: Seat) => (first === seat ? FIRST : 0);
    const rivals = boards.map((rows, seat) => (seat === me ? 0 : board(rows) + crown(seat)));
    return board(mine) + crown(me) + READY * nearly.size - Math.max(...rivals);
  };
}
