import { Button, type SeatLabel } from '@late/ui';
import { useState } from 'react';
import type { View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { FrontPage } from './FrontPage.tsx';

/** Leads from the result to the paper that has come of it. */
export function FrontPageButton(props: {
  view: View;
  seats: readonly SeatLabel[];
  opened: number;
}) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { view, seats, opened } = props;
  return (
    <>
      <Button icon="page" className="front-page-button" onClick={() => setOpen(true)}>
        {say('fakty.board.front-page')}
      </Button>
      {isOpen && (
        <FrontPage view={view} seats={seats} date={opened} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
