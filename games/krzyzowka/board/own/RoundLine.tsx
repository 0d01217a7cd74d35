import { Countdown } from '@late/ui';
import type { OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Which round it is, and how long it still lasts. */
export function RoundLine({ view, now }: { view: OwnView; now: () => number }) {
  const say = useSay();
  return (
    <p className="kz-round">
      <span>
        {say('krzyzowka.board.round', { round: view.round, rounds: view.options.roundCount })}
      </span>
      <Countdown until={view.endsAt} now={now} />
    </p>
  );
}
