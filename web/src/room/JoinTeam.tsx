import type { Seat } from '@late/kernel';
import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../shell/use-say.ts';

interface Team {
  readonly seat: Seat;
  readonly name: string;
}

/** Whoever looks on may ask to play along. */
export function JoinTeam(props: { teams: readonly Team[]; onKnock: (seat: Seat) => void }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('team.play-along')}
      </Button>
      {open && (
        <Dialog title={say('team.play-along')} onClose={() => setOpen(false)}>
          <p>{say('team.join-text')}</p>
          <div className="dialog__actions">
            {props.teams.map(({ seat, name }) => (
              <Button
                key={seat}
                onClick={() => {
                  setOpen(false);
                  props.onKnock(seat);
                }}
              >
                {say('team.join-of', { name })}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
