import { type BoardProps, type SeatLabel, SeatTable } from '@late/ui';
import type { Move, OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { useBestPoints } from './use-best-points.ts';

const UNKNOWN = '…';

/** Alone: what every round has brought, beside the best that our search found with the same tiles. */
export function Compared({ view, seats, advise }: BoardProps<OwnView, Move>) {
  const say = useSay();
  const { points, past, options, totals } = view;
  const best = useBestPoints(advise, options, past);
  const columns = advise
    ? [...seats, { ...(seats[0] as SeatLabel), name: say('krzyzowka.board.best-found') }]
    : seats;
  const figures = (own: number | undefined, other: number | null) =>
    advise ? [own, other ?? UNKNOWN] : [own];
  const isKnown = best.every((one) => one !== null);
  const sum = best.reduce<number>((all, one) => all + (one ?? 0), 0);
  return (
    <SeatTable
      className="kz-rounds"
      caption={say('krzyzowka.board.rounds')}
      seats={columns}
      rows={points.map((own, index) => ({
        head: say('krzyzowka.board.review-title', { round: index + 1 }),
        figures: figures(own[0], best[index] ?? null),
      }))}
      total={{
        head: say('krzyzowka.board.total'),
        figures: figures(totals[0], isKnown ? sum : null),
      }}
    />
  );
}
