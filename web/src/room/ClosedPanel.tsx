import type { Refusal } from '@late/kernel';
import type { Closing } from '@late/table';
import { useEffect, useRef, useState } from 'react';
import { EveningButton } from '../evening/EveningButton.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { Rematch } from '../table/Rematch.tsx';
import type { TableClient } from '../table-client/table-client.ts';

/** The last word on a game that was closed: by whom, and where the same people can play on. */
export function ClosedPanel({ client, by }: { client: TableClient; by: Closing['by'] }) {
  const say = useSay();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { rematch, isEvening, seen } = client.snapshot();
  return (
    <section className="result" aria-labelledby="closed">
      <h2 id="closed" ref={heading} tabIndex={-1}>
        {say('close.title')}
      </h2>
      <p>{say(`close.${by}`)}</p>
      {rematch && (
        <div className="result__actions">
          <Rematch client={client} rematch={rematch} onTrouble={setTrouble} />
          {isEvening && <EveningButton kind={client.kind} id={seen.plan.id} />}
        </div>
      )}
      <Trouble refusal={trouble} />
    </section>
  );
}
