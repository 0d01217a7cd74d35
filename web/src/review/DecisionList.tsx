import { memo } from 'react';
import { gradeOf } from './grade-of.ts';
import type { Begun } from './messages.ts';
import type { Decided } from './review-state.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly decisions: readonly Decided[];
  readonly unit: Begun['unit'];
  readonly onOpen: (index: number) => void;
}

/** Every decision with its class and what it gave away; each leads to the board. */
export function DecisionList({ decisions, unit, onOpen }: Props) {
  const say = useSay();
  return (
    <section aria-labelledby="review-decisions">
      <h2 id="review-decisions">{say('review.decisions')}</h2>
      {decisions.length === 0 && <p>{say('review.none')}</p>}
      <ol className="review__list">
        {decisions.map((decided, index) => (
          <Row key={decided.place.step} {...{ decided, index, unit, onOpen }} />
        ))}
      </ol>
    </section>
  );
}

const Row = memo(function Row(props: {
  decided: Decided;
  index: number;
  unit: Begun['unit'];
  onOpen: (index: number) => void;
}) {
  const say = useSay();
  const { decided, index, unit, onOpen } = props;
  const grade = gradeOf(decided);
  const count = Math.round(decided.analysis.error);
  return (
    <li>
      <button type="button" className="review__row" onClick={() => onOpen(index)}>
        <span className="review__number">{index + 1}</span>
        <span className={`grade grade--${grade}`}>{say(`review.grade.${grade}`)}</span>
        {count > 0 && (
          <span className="review__loss">{say(`review.gave-away.${unit}`, { count })}</span>
        )}
      </button>
    </li>
  );
});
