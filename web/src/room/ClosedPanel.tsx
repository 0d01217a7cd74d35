import type { Refusal } from '@late/kernel';
import type { Closing } from '@late/table';
import { Button, sayRefusal } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../shell/use-say.ts';
import type { TableClient } from '../table-client/table-client.ts';

/** The last word on a game that was closed: by whom, and where the same people can play on. */
export function ClosedPanel({ client, by }: { client: TableClient; by: Closing['by'] }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { rematch } = client.snapshot();
  const again = async () => {
    const begun = await client.rematch();
    if (begun.ok) navigate(begun.address);
    else setTrouble(begun.refusal);
  };
  return (
    <section className="result" aria-labelledby="closed">
      <h2 id="closed" ref={heading} tabIndex={-1}>
        {say('close.title')}
      </h2>
      <p>{say(`close.${by}`)}</p>
      {rematch && (
        <div className="result__actions">
          <Button look="main" icon="again" onClick={again}>
            {say(rematch === 'begun' ? 'result.follow' : 'result.again')}
          </Button>
        </div>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {sayRefusal(say, trouble)}
        </p>
      )}
    </section>
  );
}
