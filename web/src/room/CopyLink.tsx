import { Button } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../shell/use-say.ts';

const SHOWN = 4000;

/** A link to be read, marked or copied. */
export function CopyLink({ address }: { address: string }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without permission or https the link stays marked, ready for the reader's own copy.
    }
  };
  return (
    <div className="copy">
      <input
        ref={field}
        className="field__input"
        readOnly
        value={address}
        aria-label={say('share.link')}
        onFocus={({ target }) => target.select()}
      />
      <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
        {say(copied ? 'share.copied' : 'share.copy')}
      </Button>
      <span className="unseen" role="status">
        {copied ? say('share.copied') : ''}
      </span>
    </div>
  );
}
