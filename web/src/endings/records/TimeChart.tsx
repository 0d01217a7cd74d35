import { dateFormat, useLanguage } from '@late/ui';
import type { Score } from '../../store/scores.ts';
import { useSay } from '../use-say.ts';
import { scaleOf } from './scale.ts';
import { useFigure } from './use-figure.ts';

const WIDTH = 320;
/** Room for the figures of the axis. */
const LEFT = 46;
const HEIGHT = 150;
const TOP = 10;
const FOOT = HEIGHT - 10;
/** So many of the last games are drawn. */
const SHOWN = 100;

/** Results in the order in which they were played; as a table for whoever cannot see it. */
export function TimeChart({ scores, id }: { scores: readonly Score[]; id: string }) {
  const say = useSay();
  const figure = useFigure();
  const when = dateFormat(useLanguage(), { dateStyle: 'medium' });
  const played = scores.toSorted((a, b) => a.at - b.at).slice(-SHOWN);
  const points = played.map(({ score }) => score);
  const mean = points.reduce((sum, score) => sum + score, 0) / points.length;
  const y = scaleOf(points, FOOT, TOP);
  const x = scaleOf([0, points.length - 1], LEFT + 8, WIDTH - 8).at;
  const path = points.map(
    (score, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y.at(score).toFixed(1)}`,
  );
  const label = say('records.over-time-said', {
    count: points.length,
    least: figure(y.least),
    most: figure(y.most),
    last: figure(points.at(-1) ?? 0),
  });
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{say('records.over-time')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path
          className="chart__grid"
          d={`M${LEFT} ${y.at(y.most)}H${WIDTH}M${LEFT} ${y.at(y.least)}H${WIDTH}`}
        />
        <text x={LEFT - 6} y={y.at(y.most) + 4} textAnchor="end">
          {figure(y.most)}
        </text>
        {y.least !== y.most && (
          <text x={LEFT - 6} y={y.at(y.least) + 4} textAnchor="end">
            {figure(y.least)}
          </text>
        )}
        <path className="chart__mean" d={`M${LEFT} ${y.at(mean).toFixed(1)}H${WIDTH}`} />
        <path className="chart__line" d={path.join('')} />
        {played.map(({ table, score, won }, n) => (
          <circle
            key={table}
            className={won ? 'chart__won' : 'chart__lost'}
            cx={x(n)}
            cy={y.at(score)}
            r={played.length > 40 ? 2 : 3.5}
          />
        ))}
      </svg>
      <ul className="chart__key" aria-hidden="true">
        <li className="chart__key--won">{say('records.won-mark')}</li>
        <li className="chart__key--lost">{say('records.lost-mark')}</li>
        <li className="chart__key--mean">{say('records.average')}</li>
      </ul>
      <details className="chart__table">
        <summary>{say('records.as-table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('records.date')}</th>
              <th scope="col">{say('records.points')}</th>
              <th scope="col">{say('records.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {played.toReversed().map(({ table, score, won, at }) => (
              <tr key={table}>
                <th scope="row">{when.format(at)}</th>
                <td>{figure(score)}</td>
                <td>{say(won ? 'records.won-mark' : 'records.lost-mark')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
