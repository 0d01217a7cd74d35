import type { Seat } from '@late/kernel';
import { Button, type SeatLabel, useSay } from '@late/ui';
import type { View } from '../rules/index.ts';
import { FrontPageButton } from './front-page/FrontPageButton.tsx';

/** What can be looked at when the presses roll: the count, and the papers that came of it. */
export function After(props: {
  view: View;
  seats: readonly SeatLabel[];
  seat: Seat;
  now: () => number;
  /** Back to the count, from a paper. */
  onCount: (() => void) | null;
}) {
  const say = useSay();
  const { view, seats, seat, now, onCount } = props;
  return (
    <div className="xb-after">
      {onCount && (
        <Button icon="count" onClick={onCount}>
          {say('extrablatt.board.count')}
        </Button>
      )}
      <FrontPageButton view={view} seats={seats} seat={seat} now={now} />
    </div>
  );
}
