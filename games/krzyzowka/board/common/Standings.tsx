import { type SeatLabel, SeatStrip } from '@late/ui';
import { type CommonView, TURNS_ALONE } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Everybody's points, whose turn it is, and how many tiles they hold. */
export function Standings({ view, seats }: { view: CommonView; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const standings = seats.map((_, seat) => {
    const isActive = seat === view.active && !view.result;
    return {
      score: view.scores[seat] ?? 0,
      state: isActive ? 'plays' : 'waits',
      words: isActive
        ? seats.length === 1
          ? say('krzyzowka.board.turn-alone', { turn: view.turns + 1, turns: TURNS_ALONE })
          : say('krzyzowka.board.plays')
        : say('krzyzowka.board.tiles', { count: view.counts[seat] ?? 0 }),
      due: isActive,
    };
  });
  return <SeatStrip seats={seats} standings={standings} />;
}
