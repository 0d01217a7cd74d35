import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import type { TakingFace } from '../die.ts';
import type { Origin } from '../dispute.ts';
import { change, says } from '../step.ts';
import { type Board, lift } from '../title.ts';
import type { ExclusiveStep } from './state.ts';
import { boardWith } from './targets.ts';

/** Into the hand, and perhaps at once onto the board. */
export function receive(
  step: ExclusiveStep,
  seat: Seat,
  tile: Tile,
  face: TakingFace,
  from: Origin,
): void {
  const { hands } = step.state;
  change(step, {
    hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), tile]),
    phase: { at: 'taken', face, tile, from },
  });
  const text = says(step.state, tile);
  step.events.push({ type: 'took', seat, face, from: whose(from), tile, text });
}

/** Whose board or hand it was. */
function whose(from: Origin): Seat | null {
  if (typeof from === 'string') return null;
  return 'hand' in from ? from.hand : from.board;
}

export function dropFromHand(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const { hands } = step.state;
  const hand = hands[seat] as readonly Tile[];
  change(step, {
    hands: hands.with(
      seat,
      hand.filter((held) => held !== tile),
    ),
  });
}

export function takeFromBoard(step: ExclusiveStep, tile: Tile): void {
  const { boards } = step.state;
  const board = boardWith(boards, tile);
  change(step, { boards: boards.with(board, lift(boards[board] as Board, tile)) });
}
