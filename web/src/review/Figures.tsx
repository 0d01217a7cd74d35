import type { SeatReview } from '@late/table/review';
import { useLanguage } from '@late/ui';
import { figureFormat } from './figure.ts';
import type { Begun } from './messages.ts';
import { useSay } from './use-say.ts';

/** A player's game in figures: what was given away, and what luck did. */
export function Figures({ review, begun }: { review: SeatReview; begun: Begun }) {
  const say = useSay();
  const figure = figureFormat(useLanguage());
  const { perDecision, accuracy, luck, final, even } = review;
  const told = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value);
  return (
    <section aria-labelledby="review-figures">
      <h2 id="review-figures" className="unseen">
        {say('review.figures')}
      </h2>
      <dl className="review__figures">
        <div>
          <dt>{say('review.per-decision')}</dt>
          <dd>{told(perDecision, figure.plain)}</dd>
        </div>
        {accuracy !== null && (
          <div>
            <dt>{say('review.accuracy')}</dt>
            <dd>{figure.percent(accuracy)}</dd>
          </div>
        )}
        <div>
          <dt>{say('review.luck')}</dt>
          <dd>{figure.signed(luck)}</dd>
        </div>
        <div>
          <dt>{say(begun.counts === 'lead' ? 'review.lead' : 'review.result')}</dt>
          <dd>{told(final, figure.plain)}</dd>
        </div>
        <div>
          <dt>{say('review.even')}</dt>
          <dd>{told(even, figure.plain)}</dd>
        </div>
      </dl>
      <p className="review__note">{say(`review.unit.${begun.unit}`)}</p>
    </section>
  );
}
