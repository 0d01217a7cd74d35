import { Countdown, LiveRegion, type Messages, RefusalLine } from '@late/ui';
import { useState } from 'react';

/** A sentence for the refusal below; a game brings its own. */
export const REFUSED: Messages = {
  'specimen.refused': 'The fifth die must be one of your three numbers.',
};

const SECOND = 1000;
const LEFT = [9, 75, 2 * 3600 + 61, 3 * 24 * 3600];
const stopped = () => 0;

export function Lines() {
  const [rule, setRule] = useState('nothing');
  return (
    <>
      <p className="specimen__row">
        {LEFT.map((seconds) => (
          <Countdown key={seconds} until={seconds * SECOND} now={stopped} />
        ))}
      </p>
      <RefusalLine
        refusal={{ code: 'specimen.refused', params: {}, rule: 'fifth' }}
        onRule={setRule}
      />
      <p className="specimen__note">
        Heard by a screen reader and not seen: <code>asked for {rule}</code>
      </p>
      <LiveRegion text={`asked for ${rule}`} />
    </>
  );
}
