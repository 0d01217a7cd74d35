import { Button, Dialog } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { useSay } from '../shell/use-say.ts';

/** Where the invitation itself has no place beside the seats, it is one tap away. */
export function InviteButton({ children }: { children: ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="share"
        className="room__invite"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('share.title')}
      </Button>
      {open && (
        <Dialog title={say('share.title')} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
