import type { SeatLabel } from '@late/ui';
import type { OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** What every round has brought, as soon as there is more than one to compare. */
export function RoundsTable({ view, seats }: { view: OwnView; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { points, totals } = view;
  if (points.length < 2) return null;
  return (
    <table className="kz-rounds">
      <caption>{say('krzyzowka.board.rounds')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((won, index) => (
          <tr key={index}>
            <th scope="row">{say('krzyzowka.board.review-title', { round: index + 1 })}</th>
            {won.map((count, seat) => (
              <td key={seat}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('krzyzowka.board.total')}</th>
          {totals.map((count, seat) => (
            <td key={seat}>{count}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
