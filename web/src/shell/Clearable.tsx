import { Button } from '@late/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { PutBack } from '../store/clear-away.ts';
import { useSay } from './use-say.ts';

interface Props {
  /** What is cleared away, in a word or two. */
  readonly name: string;
  readonly clear: () => Promise<PutBack>;
  /** Where there is room, the button says what it does. */
  readonly inWords?: true;
  readonly children?: ReactNode;
}

/** Something that can be cleared away with one tap, and in its place the way back, with one tap too. */
export function Clearable({ name, clear, inWords, children }: Props) {
  const say = useSay();
  const [putBack, setPutBack] = useState<PutBack | null>(null);
  const wasPressed = useRef(false);
  // The button that was pressed goes; the one in its place takes the focus.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !wasPressed.current) return;
    wasPressed.current = false;
    button.focus();
  };
  if (putBack) {
    return (
      <p className="cleared">
        <span role="status">{say('home.cleared', { name })}</span>
        <Button
          ref={takeFocus}
          icon="undo"
          onClick={async () => {
            await putBack();
            wasPressed.current = true;
            setPutBack(null);
          }}
        >
          {say('home.put-back')}
        </Button>
      </p>
    );
  }
  return (
    <>
      {children}
      <Button
        ref={takeFocus}
        look="quiet"
        icon="bin"
        iconOnly={!inWords}
        onClick={async () => {
          const back = await clear();
          wasPressed.current = true;
          setPutBack(() => back);
        }}
      >
        {say('home.clear')}
        <span className="unseen"> {name}</span>
      </Button>
    </>
  );
}
