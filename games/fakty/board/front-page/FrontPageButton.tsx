import { Button, type SeatLabel, useSay } from '@late/ui';
import { useState } from 'react';
import type { View } from '../../rules/index.ts';
import { FrontPage } from './FrontPage.tsx';

/** Leads from the result to the paper that has come of it. */
export function FrontPageButton(props: {
  view: View;
  seats: readonly SeatLabel[];
  now: () => number;
}) {
  const say = useSay();
  const [date, setDate] = useState<number | null>(null);
  const { view, seats, now } = props;
  return (
    <>
      <Button icon="rules" className="front-page-button" onClick={() => setDate(now())}>
        {say('fakty.board.front-page')}
      </Button>
      {date !== null && (
        <FrontPage view={view} seats={seats} date={date} onClose={() => setDate(null)} />
      )}
    </>
  );
}
