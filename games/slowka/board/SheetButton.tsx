import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import type { Props } from './SideSheet.tsx';
import { StartDraw } from './StartDraw.tsx';
import { UnseenLetters } from './UnseenLetters.tsx';
import { useSay } from './use-say.ts';
import { WordPad } from './WordPad.tsx';

/** The way to words and pool where there is no room beside the board. */
export function SheetButton(props: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { view, seats, picked, onPick } = props;
  return (
    <>
      <Button className="sheet-button" onClick={() => setOpen(true)}>
        {say('slowka.board.pad-open', { count: view.words.length, pool: view.pool.length })}
      </Button>
      {isOpen && (
        <Dialog title={say('slowka.board.pad')} onClose={() => setOpen(false)}>
          <WordPad
            view={view}
            seats={seats}
            picked={picked}
            onPick={(word) => {
              onPick(word);
              setOpen(false);
            }}
          />
          <UnseenLetters view={view} />
          <StartDraw view={view} seats={seats} />
        </Dialog>
      )}
    </>
  );
}
