import type { SeatStanding } from '@late/ui';
import { type Board, type ExclusiveView, TURNS_ALONE } from '../../rules/index.ts';
import { stillAsked } from '../desk/on-turn.ts';
import { MiniBoard } from '../page/MiniBoard.tsx';
import type { Say } from '../use-say.ts';

/** Everybody's points, hand and board at a glance. */
export function standingsOf(say: Say, view: ExclusiveView): SeatStanding[] {
  const { active, boards, handSizes, options, phase, round, scores } = view;
  const asked = stillAsked(view);
  return boards.map((board: Board, seat) => {
    const isDue = asked ? asked.includes(seat) : phase.at !== 'over' && seat === active;
    return {
      score: scores[seat] ?? 0,
      state: isDue ? 'turn' : 'waits',
      words: options.alone
        ? say('fakty.board.turn-alone', { turn: Math.max(1, round), all: TURNS_ALONE })
        : say('fakty.board.hand-count', { count: handSizes[seat] ?? 0 }),
      due: isDue,
      picture: <MiniBoard board={board} />,
    };
  });
}
