import type { Point } from '@late/table/review';
import { useLanguage } from '@late/ui';
import { figureFormat } from './figure.ts';
import { useSay } from './use-say.ts';

const WIDTH = 640;
const UPPER = { top: 28, height: 130 };
const LOWER = { top: 194, height: 100 };
const HEIGHT = LOWER.top + LOWER.height + 8;
const LEFT = 2;
const RIGHT = 6;

interface Panel {
  readonly top: number;
  readonly height: number;
}

/** Above, what the game was worth; below, what luck and decisions had made of it. As a table for whoever cannot see it. */
export function WorthGraph({ points }: { points: readonly Point[] }) {
  const say = useSay();
  const figure = figureFormat(useLanguage());
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const x = (index: number) =>
    LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const worth = scaleOf(
    points.map((point) => point.worth),
    UPPER,
  );
  const parts = scaleOf([0, ...points.flatMap(({ luck, skill }) => [luck, skill])], LOWER);
  const path = (y: (value: number) => number, of: (point: Point) => number) =>
    points
      .map(
        (point, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(of(point)).toFixed(1)}`,
      )
      .join('');
  const label = say('review.graph-said', {
    start: figure.plain(first.worth),
    end: figure.plain(last.worth),
    luck: figure.signed(last.luck),
    skill: figure.signed(last.skill),
  });
  return (
    <section className="review__graph" aria-labelledby="review-graph">
      <h2 id="review-graph">{say('review.graph')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[worth, parts].map(({ least, most, y }) => (
          <g key={y(least)} className="graph__grid">
            {[least, most].map((value) => (
              <g key={value}>
                <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
                <text x={LEFT} y={y(value) - 5}>
                  {figure.plain(Math.round(value))}
                </text>
              </g>
            ))}
          </g>
        ))}
        <path className="graph__zero" d={`M${LEFT} ${parts.y(0)}H${WIDTH - RIGHT}`} />
        <path className="graph__worth" d={path(worth.y, (point) => point.worth)} />
        <path className="graph__luck" d={path(parts.y, ({ luck }) => luck)} />
        <path className="graph__skill" d={path(parts.y, ({ skill }) => skill)} />
      </svg>
      <ul className="graph__key" aria-hidden="true">
        <li className="graph__key--worth">{say('review.worth')}</li>
        <li className="graph__key--luck">{say('review.luck')}</li>
        <li className="graph__key--skill">{say('review.decided')}</li>
      </ul>
      <details className="review__table">
        <summary>{say('review.as-table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('review.step')}</th>
              <th scope="col">{say('review.worth')}</th>
              <th scope="col">{say('review.luck')}</th>
              <th scope="col">{say('review.decided')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.step}</th>
                <td>{figure.plain(point.worth)}</td>
                <td>{figure.signed(point.luck)}</td>
                <td>{figure.signed(point.skill)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function scaleOf(values: readonly number[], { top, height }: Panel) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const spread = most - least || 1;
  return { least, most, y: (value: number) => top + height - ((value - least) / spread) * height };
}
