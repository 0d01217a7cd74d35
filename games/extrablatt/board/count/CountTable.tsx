import { type SeatLabel, SeatTable } from '@late/ui';
import { stepKey } from '../../locales/keys.ts';
import { COUNT_STEPS } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { CountInSteps } from './use-count.ts';

/** What each step brought each seat, as far as it has been counted. */
export function CountTable(props: { steps: CountInSteps; seats: readonly SeatLabel[] }) {
  const { seats } = props;
  const { frames, frame: now, at, last, count } = props.steps;
  const say = useSay();
  const bonuses = COUNT_STEPS.filter((name) => name !== 'out');
  const soFar = (name: string, seat: number) =>
    frames
      .slice(0, at + 1)
      .reduce((sum, frame) => sum + (frame.step === name ? (frame.credits[seat] ?? 0) : 0), 0);
  const total = (_: SeatLabel, seat: number) => {
    const points = now.totals[seat];
    const isWinner = at === last && count.winners.includes(seat);
    return isWinner ? <span className="xb-tally__won">{points}</span> : points;
  };
  return (
    <SeatTable
      className="xb-tally"
      caption={<span className="unseen">{say('extrablatt.board.tally')}</span>}
      seats={seats}
      rows={bonuses.map((name) => ({
        head: say(stepKey(name)),
        figures: seats.map((_, seat) => soFar(name, seat)),
        ...(name === now.step && { className: 'xb-tally__now' }),
      }))}
      total={{ head: say('extrablatt.board.total'), figures: seats.map(total) }}
    />
  );
}
