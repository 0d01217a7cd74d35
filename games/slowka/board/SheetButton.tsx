import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import { type Props, SheetContents } from './SideSheet.tsx';
import { useSay } from './use-say.ts';

/** The way to words and pool where there is no room beside the board. */
export function SheetButton(props: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { view, onPick } = props;
  return (
    <>
      <Button className="sheet-button" onClick={() => setOpen(true)}>
        {say('slowka.board.pad-open', { count: view.words.length, pool: view.pool.length })}
      </Button>
      {isOpen && (
        <Dialog title={say('slowka.board.pad')} onClose={() => setOpen(false)}>
          <SheetContents
            {...props}
            onPick={(word) => {
              onPick(word);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
