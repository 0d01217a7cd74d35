import { Button, Dialog, type SeatLabel } from '@late/ui';
import { useState } from 'react';
import type { LaidWord, View } from '../rules/index.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { StartDraw } from './StartDraw.tsx';
import { UnseenLetters } from './UnseenLetters.tsx';
import { useSay } from './use-say.ts';
import { WordPad } from './WordPad.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly picked: LaidWord | null;
  /** Shows a word's way over the board. */
  readonly onPick: (word: LaidWord | null) => void;
}

/** What was written so far and what is still to come: beside the board, or behind a button on a phone. */
export function SideSheet(props: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { view, onPick } = props;
  const title = say('slowka.board.pad');
  return (
    <>
      <aside className="sheet" aria-label={title}>
        <h2>{title}</h2>
        <Contents {...props} />
        <KeysHelp />
      </aside>
      <Button className="sheet-button" icon="more" onClick={() => setOpen(true)}>
        {say('slowka.board.pad-open', { count: view.words.length, pool: view.pool.length })}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Contents
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

function Contents({ view, seats, picked, onPick }: Props) {
  return (
    <>
      <WordPad view={view} seats={seats} picked={picked} onPick={onPick} />
      <UnseenLetters view={view} />
      <StartDraw view={view} seats={seats} />
    </>
  );
}
