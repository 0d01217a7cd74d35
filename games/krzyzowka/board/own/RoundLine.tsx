import { Countdown } from '@late/ui';
import { type OwnView, roundsOf } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Which round it is, and how long it still lasts. */
export function RoundLine({ view, now }: { view: OwnView; now: () => number }) {
  const say = useSay();
  return (
    <p className="kz-round">
      <span>
        {say('krzyzowka.board.round', { round: view.round, rounds: roundsOf(view.options) })}
      </span>
      <Countdown until={view.endsAt} now={now} />
    </p>
  );
}
