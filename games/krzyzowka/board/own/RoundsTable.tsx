import { type SeatLabel, SeatTable } from '@late/ui';
import type { OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** What every round has brought, as soon as there is more than one to compare. */
export function RoundsTable({ view, seats }: { view: OwnView; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { points, totals } = view;
  if (points.length < 2) return null;
  return (
    <SeatTable
      className="kz-rounds"
      caption={say('krzyzowka.board.rounds')}
      seats={seats}
      rows={points.map((figures, index) => ({
        head: say('krzyzowka.board.review-title', { round: index + 1 }),
        figures,
      }))}
      total={{ head: say('krzyzowka.board.total'), figures: totals }}
    />
  );
}
