import type { SeatLabel } from '@late/ui';
import type { Counted } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { CountBar } from './CountBar.tsx';
import { CountPapers } from './CountPapers.tsx';
import { CountTable } from './CountTable.tsx';
import { useCount } from './use-count.ts';

/** The count as it would be now, bonus by bonus: what is counted is lit in the papers. */
export function CountView(props: { counted: Counted; seats: readonly SeatLabel[] }) {
  const { counted, seats } = props;
  const say = useSay();
  const steps = useCount(counted, 'last');
  return (
    <section className="xb-count" aria-label={say('extrablatt.board.count')}>
      <CountBar steps={steps} seats={seats} />
      <CountPapers papers={counted.papers} seats={seats} frame={steps.frame} />
      <CountTable steps={steps} seats={seats} />
    </section>
  );
}
