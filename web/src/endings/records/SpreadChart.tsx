import type { KindResults } from '@late/games/manifest';
import { BOT_LEVELS } from '@late/kernel';
import type { Score } from '../../store/scores.ts';
import { useSay } from '../use-say.ts';
import { type FiveNumbers, fiveNumbers } from './five-numbers.ts';
import { scaleOf } from './scale.ts';
import { useFigure } from './use-figure.ts';

const WIDTH = 320;
const NAMES = 84;
const ROW = 26;
const TOP = 6;

interface Heap extends FiveNumbers {
  readonly name: string;
  /** Every single result, where there are so few that each can be seen. */
  readonly single: readonly number[];
}

interface Props {
  readonly scores: readonly Score[];
  readonly bots: KindResults | null;
  readonly id: string;
}

/** Where the reader's results lie beside those of bots; as a table for whoever cannot see it. */
export function SpreadChart({ scores, bots, id }: Props) {
  const say = useSay();
  const figure = useFigure();
  const own = scores.map(({ score }) => score).sort((a, b) => a - b);
  const heaps: Heap[] = [
    { name: say('records.you'), ...fiveNumbers(own), single: own.length > 40 ? [] : own },
    ...BOT_LEVELS.flatMap((level) => {
      const marks = bots?.levels[level];
      return marks?.length
        ? [{ name: say(`level.${level}`), ...fiveNumbers(marks), single: [] }]
        : [];
    }),
  ];
  const x = scaleOf(
    heaps.flatMap(({ low, high, single }) => [low, high, ...single]),
    NAMES + 6,
    WIDTH - 6,
  );
  const foot = TOP + heaps.length * ROW;
  const label = heaps
    .map(({ name, middle }) => say('records.spread-said', { who: name, middle: figure(middle) }))
    .join(' ');
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{say(bots ? 'records.spread' : 'records.spread-own')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${foot + 20}`} role="img" aria-label={label}>
        {heaps.map((heap, row) => (
          <HeapRow
            key={heap.name}
            heap={heap}
            y={TOP + (row + 0.5) * ROW}
            at={x.at}
            isOwn={row === 0}
          />
        ))}
        <path className="chart__grid" d={`M${NAMES} ${foot}H${WIDTH}`} />
        <text x={NAMES} y={foot + 15}>
          {figure(x.least)}
        </text>
        {x.least !== x.most && (
          <text x={WIDTH} y={foot + 15} textAnchor="end">
            {figure(x.most)}
          </text>
        )}
      </svg>
      <p className="chart__note" aria-hidden="true">
        {say('records.spread-key')}
      </p>
      <details className="chart__table">
        <summary>{say('records.as-table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('records.who')}</th>
              <th scope="col">{say('records.low')}</th>
              <th scope="col">{say('records.quarter')}</th>
              <th scope="col">{say('records.middle')}</th>
              <th scope="col">{say('records.three-quarters')}</th>
              <th scope="col">{say('records.high')}</th>
            </tr>
          </thead>
          <tbody>
            {heaps.map(({ name, low, quarter, middle, threeQuarters, high }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[low, quarter, middle, threeQuarters, high].map((value, column) => (
                  <td key={column}>{figure(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function HeapRow(props: { heap: Heap; y: number; at: (value: number) => number; isOwn: boolean }) {
  const { heap, y, at, isOwn } = props;
  const { name, low, quarter, middle, threeQuarters, high, single } = heap;
  const left = at(quarter);
  return (
    <g className={isOwn ? 'chart__own' : undefined}>
      <text x={NAMES - 4} y={y + 4} textAnchor="end">
        {name}
      </text>
      <path className="chart__range" d={`M${at(low)} ${y}H${at(high)}`} />
      <rect
        className="chart__half"
        x={left}
        y={y - 5}
        width={Math.max(1, at(threeQuarters) - left)}
        height={10}
      />
      <path className="chart__middle" d={`M${at(middle)} ${y - 8}V${y + 8}`} />
      {single.map((value, index) => (
        <circle key={index} className="chart__single" cx={at(value)} cy={y} r={2} />
      ))}
    </g>
  );
}
