import type { Seat } from '@late/kernel';
import { Button, type SeatLabel } from '@late/ui';
import { useState } from 'react';
import type { View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { FrontPage } from './FrontPage.tsx';

/** Leads from the result to the papers that have come of it. */
export function FrontPageButton(props: {
  view: View;
  seats: readonly SeatLabel[];
  seat: Seat;
  /** When the game began. */
  date: number;
}) {
  const { view, seats, seat, date } = props;
  const say = useSay();
  const [open, setOpen] = useState<Seat | null>(null);
  return (
    <>
      <Button icon="page" className="xb-front" onClick={() => setOpen(seat)}>
        {say('extrablatt.board.front-page')}
      </Button>
      {open !== null && (
        <FrontPage
          view={view}
          seats={seats}
          seat={open}
          date={date}
          onSeat={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
