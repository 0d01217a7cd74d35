import type { Seat } from '@late/kernel';
import { Frame, type SeatLabel } from '@late/ui';
import type { ReactNode } from 'react';
import type { Counted } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { CountBar } from './CountBar.tsx';
import { CountPapers } from './CountPapers.tsx';
import { CountTable } from './CountTable.tsx';
import { useCount } from './use-count.ts';

interface Props {
  readonly counted: Counted;
  readonly seats: readonly SeatLabel[];
  /** Whether it is told from its beginning, or lies there counted. */
  readonly begin: 'first' | 'last';
  /** Brings a paper to the large desk. */
  readonly onLook: (seat: Seat) => void;
  readonly strip: ReactNode;
  /** What follows the count. */
  readonly desk: ReactNode;
}

/** The final count, bonus by bonus: what is counted is lit in everybody's paper, and the table grows. */
export function CountBoard(props: Props) {
  const { counted, seats, begin, onLook, strip, desk } = props;
  const say = useSay();
  const steps = useCount(counted, begin);
  return (
    <Frame
      className="extrablatt extrablatt--count"
      strip={strip}
      board={
        <CountPapers papers={counted.papers} seats={seats} frame={steps.frame} onLook={onLook} />
      }
      desk={
        <>
          <section className="xb-count__side" aria-label={say('extrablatt.board.count')}>
            <CountBar steps={steps} seats={seats} />
            <CountTable steps={steps} seats={seats} />
          </section>
          {/* Nobody has won before it is counted. */}
          {!steps.plays && desk}
        </>
      }
    />
  );
}
