import type { SeatLabel } from '@late/ui';
import { CARDS, type Paper } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Which layout cards everybody has left: whoever has no large ones prints no large stories. */
export function StockTable(props: { papers: readonly Paper[]; seats: readonly SeatLabel[] }) {
  const { papers, seats } = props;
  const say = useSay();
  return (
    <table className="xb-facts__stock">
      <caption>{say('extrablatt.board.stock')}</caption>
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
        {CARDS.map(({ long, short }, kind) => (
          <tr key={kind}>
            <th scope="row">
              {long} × {short}
            </th>
            {papers.map(({ stock }, seat) => (
              <td key={seat}>{stock[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
