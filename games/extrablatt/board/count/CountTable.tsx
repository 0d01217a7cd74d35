import { type SeatLabel, SeatTable } from '@late/ui';
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
  const total = (_: SeatLabel, seat: number) => {
    const points = frames[at]?.totals[seat];
    const isWinner = last && count.winners.includes(seat);
    return isWinner ? <span className="xb-tally__won">{points}</span> : points;
  };
  return (
    <SeatTable
      className="xb-tally"
      caption={<span className="unseen">{say('extrablatt.board.tally')}</span>}
      seats={seats}
      rows={steps.map((name) => ({
        head: say(stepKey(name)),
        figures: seats.map((_, seat) => soFar(name, seat)),
        ...(name === step && { className: 'xb-tally__now' }),
      }))}
      total={{ head: say('extrablatt.board.total'), figures: seats.map(total) }}
    />
  );
}
