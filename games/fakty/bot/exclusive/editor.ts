import type { Seat } from '@late/kernel';
import {
  type Board,
  boardScore,
  type ExclusiveView,
  FIRST,
  grammarOf,
  isClosed,
  type Title,
  tilesOf,
  titlesFor,
} from '../../rules/index.ts';
import type { Unseen } from '../unseen.ts';
import { type Judge, laid, type Position } from './position.ts';
import { ownTraits, rivalTraits } from './traits.ts';
import { OWN_WEIGHTS, RIVAL_WEIGHTS } from './weights.ts';

const dot = (weights: readonly number[], traits: readonly number[]): number =>
  traits.reduce((sum, trait, index) => sum + trait * (weights[index] as number), 0);

/** In the last round, a difference of so many points is as good as a win. */
const SURE = 0.4;

/** Weighs what its tiles and the rivals' can still become, as it has learnt, and plays for the win. */
export function editor(view: ExclusiveView, unseen: Unseen): Judge {
  const grammar = grammarOf(view.options);
  const { phase } = view;
  // Exchanges are many, and what the hand makes of them afterwards hardly differs.
  const looksAhead =
    phase.at === 'taken' || (phase.at === 'action' && phase.face !== 'contradiction');
  const rivals = new Map<Board, Map<number, number>>();

  const rivalStrength = (board: Board, handSize: number): number => {
    const bySize = rivals.get(board) ?? new Map<number, number>();
    rivals.set(board, bySize);
    let found = bySize.get(handSize);
    if (found === undefined) {
      found = dot(RIVAL_WEIGHTS, rivalTraits(grammar, unseen, board, handSize));
      bySize.set(handSize, found);
    }
    return found;
  };

  const settled: Judge = ({ boards, hand, handSizes, me }) => {
    const strength = dot(OWN_WEIGHTS, ownTraits(grammar, unseen, boards[me] as Board, hand));
    let against = 1;
    boards.forEach((board, seat) => {
      if (seat === me) return;
      against += Math.exp(rivalStrength(board, handSizes[seat] as number) - strength);
    });
    return 1 / against;
  };

  /** In the last round: whether this seat still has a turn. */
  const isToCome = (seat: Seat, seats: number): boolean => {
    const place = (one: Seat) => (one - view.start + seats) % seats;
    return place(seat) > place(view.active);
  };

  /** What a rival can be expected to close in the last turn. */
  const lastTurn = (board: Board, handSize: number): number => {
    const hopes = board.map((row: Title) => {
      const tiles = tilesOf(row);
      if (isClosed(row) || tiles.length < 2) return 0;
      const share = unseen.share(row.indexOf(null), tiles);
      return 1 - (1 - share) ** (handSize + 2);
    });
    return Math.max(...hopes);
  };

  const lastRound = ({ boards, first, handSizes, me }: Position): number => {
    const points = boards.map((board, seat) => {
      const coming =
        seat !== me && isToCome(seat, boards.length)
          ? lastTurn(board, handSizes[seat] as number)
          : 0;
      return boardScore(grammar, board) + (first === seat ? FIRST : 0) + coming;
    });
    const mine = points[me] as number;
    return 1 / points.reduce((sum, one) => sum + Math.exp((one - mine) / SURE), 0);
  };

  const judge: Judge = (position) =>
    position.first === null ? settled(position) : lastRound(position);

  /** With the second action still to come, a position is as good as what the hand makes of it. */
  const beforeSecond: Judge = (position) => {
    const { boards, hand, me } = position;
    let most = judge(position);
    for (const tile of hand) {
      for (const title of titlesFor(grammar, boards[me] as Board, tile)) {
        most = Math.max(most, judge(laid(position, tile, title)));
      }
    }
    return most;
  };

  return looksAhead ? beforeSecond : judge;
}
