import './review.css';
import { nameOf } from '@late/games';
import type { Result } from '@late/kernel';
import { readersSeat } from '@late/ui';
import { useCallback, useMemo, useState } from 'react';
import { firstSeat } from '../replay/first-seat.ts';
import { labelsOf } from '../replay/labels-of.ts';
import type { Recorded } from '../replay/load-replay.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { DecisionBoard } from './DecisionBoard.tsx';
import { Learn } from './Learn.tsx';
import { decisionsOf, tasksOf } from './review-state.ts';
import { Summary } from './Summary.tsx';
import { useKeptLuck } from './use-kept-luck.ts';
import { useReview } from './use-review.ts';
import { useSay } from './use-say.ts';

type Shown =
  | { readonly show: 'summary' | 'learn' }
  | { readonly show: 'decision'; readonly at: number };

/** A finished game as the coach sees it: at a glance, decision by decision, or as tasks. */
export function ReviewTable({
  record,
  frames,
  back,
  result,
  isOwn,
}: Recorded & {
  back: string;
  result: Result;
  /** Of a table of this device: what luck did to it goes to the records. */
  isOwn: boolean;
}) {
  const say = useSay();
  const seats = useMemo(() => labelsOf(record, say), [record, say]);
  const [seat, setSeat] = useState(() => firstSeat(record, readersSeat(seats)));
  const [shown, setShown] = useState<Shown>({ show: 'summary' });
  const state = useReview(record);
  useKeptLuck(isOwn ? record : null, state, result);
  const decisions = useMemo(() => decisionsOf(state, seat), [state, seat]);
  const open = useCallback((at: number) => setShown({ show: 'decision', at }), []);
  const summary = () => setShown({ show: 'summary' });
  const { begun } = state;
  return (
    <div className="table review-table">
      <PageHead title={say('review.title', { game: nameOf(record.game) })} back={back} />
      {shown.show === 'decision' && begun && (
        <main className="review__stage">
          <DecisionBoard
            decisions={decisions}
            at={shown.at}
            begun={begun}
            seats={seats}
            opened={record.opened}
            onGo={open}
            onSummary={summary}
          />
        </main>
      )}
      {shown.show === 'learn' && begun && (
        <main className="review__stage">
          <Learn
            tasks={tasksOf(state, seat)}
            begun={begun}
            record={record}
            frames={frames}
            seats={seats}
            onSummary={summary}
          />
        </main>
      )}
      {(shown.show === 'summary' || !begun) && (
        <main className="page page--wide review">
          <Summary
            state={state}
            result={result}
            seats={seats}
            seat={seat}
            onSeat={setSeat}
            onOpen={open}
            onLearn={() => setShown({ show: 'learn' })}
          />
        </main>
      )}
    </div>
  );
}
