import type { SeatStanding } from '@late/ui';
import type { Board, ExclusiveView } from '../../rules/index.ts';
import { MiniBoard } from '../page/MiniBoard.tsx';
import type { Say } from '../use-say.ts';

/** Everybody's points, hand and board at a glance. */
export function standingsOf(say: Say, view: ExclusiveView): SeatStanding[] {
  const { active, boards, handSizes, phase, scores } = view;
  return boards.map((board: Board, seat) => {
    const voting = phase.at === 'vote' && phase.voters.includes(seat);
    const voted = phase.at === 'vote' && phase.voted[seat];
    const isDue = phase.at === 'vote' ? voting && !voted : phase.at !== 'over' && seat === active;
    return {
      score: String(scores[seat]),
      state: isDue ? 'turn' : 'waits',
      words: say('fakty.board.hand-count', { count: handSizes[seat] ?? 0 }),
      due: isDue,
      picture: <MiniBoard board={board} />,
    };
  });
}
