import { Button, Dialog } from '@late/ui';
import { useState } from 'react';

export function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="specimen__row">
        <Button className="specimen__open" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
      </div>
      {open && (
        <Dialog title="Take back?" onClose={() => setOpen(false)}>
          <p>The others have seen what you did. All of them must agree before it is taken back.</p>
          <div className="dialog__actions">
            <Button look="main" onClick={() => setOpen(false)}>
              Ask them
            </Button>
            <Button onClick={() => setOpen(false)}>Leave it</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
