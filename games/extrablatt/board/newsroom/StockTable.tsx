import { type SeatLabel, SeatTable } from '@late/ui';
import { CARDS, type Paper } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Which layout cards everybody has left: whoever has no large ones prints no large stories. */
export function StockTable(props: { papers: readonly Paper[]; seats: readonly SeatLabel[] }) {
  const { papers, seats } = props;
  const say = useSay();
  return (
    <SeatTable
      className="xb-facts__stock"
      caption={say('extrablatt.board.stock')}
      seats={seats}
      rows={CARDS.map(({ long, short }, kind) => ({
        head: `${long} × ${short}`,
        figures: papers.map(({ stock }) => stock[kind]),
      }))}
    />
  );
}
