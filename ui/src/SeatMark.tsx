import type { SeatLabel } from './board.ts';
import { useSay } from './TextContext.tsx';

/** A dot beside a name: here, away, or played by a bot for now. Nothing where that is no question. */
export function SeatMark({ label }: { label: SeatLabel }) {
  const say = useSay();
  if (!label.presence) return null;
  const state = label.standIn ? 'stand-in' : label.presence;
  return (
    <span className={`seat-mark seat-mark--${state}`}>
      <span className="unseen">{say(`seat.${state}`)}</span>
    </span>
  );
}
