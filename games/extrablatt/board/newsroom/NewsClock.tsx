import { sectorKey } from '../../locales/keys.ts';
import {
  circulationAt,
  duelAt,
  MOTORS,
  SECTORS,
  sectorAt,
  TARGET_ALONE,
  TURNS_ALONE,
  type View,
} from '../../rules/index.ts';
import { inFull } from '../thousands.ts';
import { useSay } from '../use-say.ts';

const MIDDLE = 32;

function around(hours: number, radius: number): [number, number] {
  const angle = (hours / MOTORS) * 2 * Math.PI;
  return [MIDDLE + radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)];
}

/** A third of the dial, from the hour before its first to its last. */
function sectorPath(index: number): string {
  const hours = MOTORS / SECTORS.length;
  const from = around(index * hours, 29).join(' ');
  const to = around((index + 1) * hours, 29).join(' ');
  return `M${MIDDLE} ${MIDDLE}L${from}A29 29 0 0 1 ${to}Z`;
}

/** Time is motors: the hand shows how many have come, its sector what an article is worth. */
export function NewsClock({ hour, taken, turn }: Pick<View, 'hour' | 'taken' | 'turn'>) {
  const say = useSay();
  const [x, y] = around(hour, 21);
  const left = MOTORS - taken;
  return (
    <div className="xb-clock" data-lesson="clock">
      <svg className="xb-dial" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        {SECTORS.map((sector, index) => {
          const [at, down] = around((index + 0.5) * 4, 15);
          return (
            <g key={sector} className={`xb-dial__sector xb-dial__sector--${sector}`}>
              <path d={sectorPath(index)} />
              <text x={at} y={down}>
                {(index + 1) * 10}
              </text>
            </g>
          );
        })}
        <circle className="xb-dial__rim" cx={MIDDLE} cy={MIDDLE} r="29" />
        {Array.from({ length: MOTORS }, (_, tick) => {
          const [x1, y1] = around(tick + 1, 25.5);
          const [x2, y2] = around(tick + 1, 29);
          return <line key={tick} className="xb-dial__tick" x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
        <line className="xb-dial__hand" x1={MIDDLE} y1={MIDDLE} x2={x} y2={y} />
        <circle className="xb-dial__pin" cx={MIDDLE} cy={MIDDLE} r="2.6" />
      </svg>
      <p className="xb-clock__words">
        <strong>
          {hour ? say('extrablatt.board.hour', { hour }) : say('extrablatt.board.before-one')}
        </strong>
        <span className="unseen">{say(sectorKey(sectorAt(hour)))}</span>
        <span>{say('extrablatt.board.worth-now', { copies: inFull(circulationAt(hour)) })}</span>
        {turn === undefined ? (
          <span className="xb-clock__duels">
            {say(`extrablatt.board.duels-now.${duelAt(hour)}`, { count: left })}
          </span>
        ) : (
          <span>
            {say('extrablatt.board.turn-alone', {
              turn,
              all: TURNS_ALONE,
              copies: inFull(TARGET_ALONE),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
