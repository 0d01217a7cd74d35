import type { Seat } from '@late/kernel';
import { Button, type SeatLabel, useSay } from '@late/ui';
import { useState } from 'react';
import type { View } from '../../rules/index.ts';
import { FrontPage } from './FrontPage.tsx';

/** Leads from the result to the papers that have come of it. */
export function FrontPageButton(props: {
  view: View;
  seats: readonly SeatLabel[];
  seat: Seat;
  now: () => number;
}) {
  const { view, seats, seat, now } = props;
  const say = useSay();
  const [open, setOpen] = useState<{ seat: Seat; date: number } | null>(null);
  return (
    <>
      <Button icon="rules" className="xb-front" onClick={() => setOpen({ seat, date: now() })}>
        {say('extrablatt.board.front-page')}
      </Button>
      {open && (
        <FrontPage
          view={view}
          seats={seats}
          seat={open.seat}
          date={open.date}
          onSeat={(next) => setOpen({ ...open, seat: next })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
