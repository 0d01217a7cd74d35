import type { EveningSeen } from '@late/protocol';
import { Button } from '@late/ui';
import { useState } from 'react';
import { eveningText } from './evening-text.ts';
import { useSay } from './use-say.ts';

/** Tells others how an evening stands: through the system's own sheet where there is one, else copied. */
export function ShareEvening({ evening }: { evening: EveningSeen }) {
  const say = useSay();
  const [said, setSaid] = useState('');
  const share = async () => {
    const text = eveningText(say, evening);
    if (navigator.canShare?.({ text })) {
      // Whoever closes the system's sheet has changed their mind.
      await navigator.share({ text }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(text).then(
      () => setSaid(say('evening.copied')),
      () => setSaid(say('evening.not-copied')),
    );
  };
  return (
    <div className="evening__share">
      <Button icon="share" onClick={share}>
        {say('evening.share')}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
