import { Button, Dialog, typedLetters } from '@late/ui';
import type { KeyboardEvent } from 'react';
import { capitals } from '../../locales/labels.ts';
import type { Letter } from '../../rules/index.ts';
import { useTileSet } from '../table-edition.ts';
import { useSay } from '../use-say.ts';

/** Asks which letter a blank stands for. */
export function LetterPicker(props: { onPick: (letter: Letter) => void; onClose: () => void }) {
  const say = useSay();
  const { alphabet } = useTileSet();
  const keys = (event: KeyboardEvent) => {
    const [letter] = typedLetters(event, alphabet);
    if (letter === undefined) return;
    event.preventDefault();
    props.onPick(letter);
  };
  return (
    <Dialog title={say('krzyzowka.board.blank-title')} onClose={props.onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing is a shortcut for the buttons */}
      <div className="kz-letters" onKeyDown={keys}>
        {[...alphabet.letters].map((letter) => (
          <Button key={letter} onClick={() => props.onPick(letter)}>
            {capitals(letter)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
