import { type SeatLabel, SeatStrip as Strip } from '@late/ui';
import { isLastWord, type View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Everybody at the table: points, whose turn it is, and what the others did with theirs. */
export function SeatStrip({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const standings = seats.map((_, seat) => {
    const state = stateOf(view, seat);
    const deed = view.deeds[seat];
    const count = deed?.did === 'exchange' ? deed.count : (view.counts[seat] ?? 0);
    return {
      score: view.scores[seat] ?? 0,
      state,
      words: say(`slowka.board.state.${state}`, { count }),
      due: state === 'turn' || state === 'asked',
    };
  });
  return <Strip seats={seats} standings={standings} />;
}

function stateOf(view: View, seat: number) {
  const { deeds, end, turn, waiting } = view;
  if (end) return 'over';
  if (waiting?.seat === seat) return 'waits';
  const { vote } = view.tableWords;
  if (vote?.seat === seat) return 'asks';
  if (vote) return vote.yes.includes(seat) ? 'said-yes' : 'asked';
  if (isLastWord(view)) return waiting?.accepted.includes(seat) ? 'accepted' : 'asked';
  if (turn === seat) return 'turn';
  return deeds[seat]?.did ?? 'ready';
}
