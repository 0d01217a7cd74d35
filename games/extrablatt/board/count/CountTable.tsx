import type { SeatLabel } from '@late/ui';
import { stepKey } from '../../locales/keys.ts';
import { COUNT_STEPS, type Count } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { Frame } from './frames.ts';

/** What each step brought each seat, as far as it has been counted. */
export function CountTable(props: {
  frames: readonly Frame[];
  at: number;
  count: Count;
  seats: readonly SeatLabel[];
}) {
  const { frames, at, count, seats } = props;
  const say = useSay();
  const step = frames[at]?.step;
  const steps = COUNT_STEPS.filter((name) => name !== 'out');
  const last = at === frames.length - 1;
  const soFar = (name: string, seat: number) =>
    frames
      .slice(0, at + 1)
      .reduce((sum, frame) => sum + (frame.step === name ? (frame.credits[seat] ?? 0) : 0), 0);
  return (
    <table className="xb-tally">
      <caption className="unseen">{say('extrablatt.board.tally')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name }, seat) => (
            <th key={seat} scope="col">
              <span className="xb-tally__name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((name) => (
          <tr key={name} className={name === step ? 'xb-tally__now' : undefined}>
            <th scope="row">{say(stepKey(name))}</th>
            {seats.map((_, seat) => (
              <td key={seat}>{soFar(name, seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('extrablatt.board.total')}</th>
          {seats.map((_, seat) => (
            <td
              key={seat}
              className={last && count.winners.includes(seat) ? 'xb-tally__won' : undefined}
            >
              {frames[at]?.totals[seat]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
