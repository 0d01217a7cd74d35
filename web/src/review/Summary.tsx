import type { Result, Seat } from '@late/kernel';
import { graphOf, reviewSeat } from '@late/table/review';
import { Button, Choice, type SeatLabel, sayLine, useFocusIfLost } from '@late/ui';
import { useMemo, useRef } from 'react';
import { DecisionList } from './DecisionList.tsx';
import { Figures } from './Figures.tsx';
import { Progress } from './Progress.tsx';
import { decisionsOf, judgedOf, type ReviewState, tasksOf } from './review-state.ts';
import { useSay } from './use-say.ts';
import { WorthGraph } from './WorthGraph.tsx';

interface Props {
  readonly state: ReviewState;
  readonly result: Result;
  readonly seats: readonly SeatLabel[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onOpen: (index: number) => void;
  readonly onLearn: () => void;
}

/** A game of one player at a glance: figures, the graph, and every decision. */
export function Summary({ state, result, seats, seat, onSeat, onOpen, onLearn }: Props) {
  const say = useSay();
  const { begun } = state;
  const judged = useMemo(() => judgedOf(state, seat), [state, seat]);
  const decisions = useMemo(() => decisionsOf(state, seat), [state, seat]);
  const points = useMemo(() => graphOf(judged), [judged]);
  const walk = useRef<HTMLButtonElement>(null);
  useFocusIfLost(() => walk.current?.focus());
  if (!begun) return <Progress state={state} />;
  const review = reviewSeat(seat, judged, begun.counts, result);
  const tasks = tasksOf(state, seat).length;
  const isGraded = decisions.some(({ analysis }) => analysis.grade !== null);
  return (
    <>
      <Progress state={state} />
      {seats.length > 1 && (
        <Choice
          legend={say('review.whose')}
          value={String(seat)}
          onChange={(value) => onSeat(Number(value))}
          alternatives={seats.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      )}
      <div className="review__columns">
        <div className="review__column">
          <Figures review={review} begun={begun} />
          <WorthGraph points={points} />
          {begun.remark && seats.length > 1 && (
            <p className="review__note">{sayLine(say, begun.remark)}</p>
          )}
        </div>
        <div className="review__column">
          {decisions.length > 0 && (
            <div className="review__actions">
              <Button ref={walk} look="main" icon="play" onClick={() => onOpen(0)}>
                {say('review.walk')}
              </Button>
              {isGraded && (
                <Button
                  icon="learn"
                  missing={tasks > 0 ? null : say('review.nothing-to-learn')}
                  onClick={onLearn}
                >
                  {say('review.learn')} · {say('review.learn-count', { count: tasks })}
                </Button>
              )}
            </div>
          )}
          {state.end === 'done' && decisions.length > 0 && !isGraded && (
            <p className="review__note">{say('review.no-grades')}</p>
          )}
          <DecisionList decisions={decisions} unit={begun.unit} onOpen={onOpen} />
        </div>
      </div>
    </>
  );
}
