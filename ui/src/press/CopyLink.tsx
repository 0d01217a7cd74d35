import { useState } from 'react';
import { Button } from '../Button.tsx';
import { useSay } from '../TextContext.tsx';

/** Copies the way to the replay; where the browser will not, the address is there to be marked by hand. */
export function CopyLink({ link }: { link: string }) {
  const say = useSay();
  const [told, setTold] = useState<'copied' | 'by-hand' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setTold('copied'),
      () => setTold('by-hand'),
    );
  if (told === 'by-hand') {
    return (
      <input
        className="field__input"
        readOnly
        value={link}
        aria-label={say('press.link')}
        onFocus={({ target }) => target.select()}
      />
    );
  }
  return (
    <>
      <Button icon={told ? 'check' : 'copy'} onClick={copy}>
        {say(told ? 'press.link-copied' : 'press.link')}
      </Button>
      <span className="unseen" role="status">
        {told && say('press.link-copied')}
      </span>
    </>
  );
}
