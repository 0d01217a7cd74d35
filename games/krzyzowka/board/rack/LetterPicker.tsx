import { Button, Dialog } from '@late/ui';
import type { KeyboardEvent } from 'react';
import { capitals } from '../../locales/labels.ts';
import type { Letter } from '../../rules/index.ts';
import { ALPHABET } from '../alphabet.ts';
import { typedLetter } from '../typed-letter.ts';
import { useSay } from '../use-say.ts';

/** Asks which letter a blank stands for. */
export function LetterPicker(props: { onPick: (letter: Letter) => void; onClose: () => void }) {
  const say = useSay();
  const keys = (event: KeyboardEvent) => {
    const letter = typedLetter(event);
    if (!letter) return;
    event.preventDefault();
    props.onPick(letter);
  };
  return (
    <Dialog title={say('krzyzowka.board.blank-title')} onClose={props.onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing is a shortcut for the buttons */}
      <div className="kz-letters" onKeyDown={keys}>
        {ALPHABET.map((letter) => (
          <Button key={letter} onClick={() => props.onPick(letter)}>
            {capitals(letter)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
