import type { Refusal } from '@late/kernel';
import { Button, sayRefusal } from '@late/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { RoomState } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import type { TableClient } from '../table-client/table-client.ts';

/** The game was closed: by whose word, and where the same people can play on. */
export function ClosedNote({ client, state }: { client: TableClient; state: RoomState }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { closed } = state.seen;
  if (!closed) return null;
  const { rematch } = client.snapshot();
  const again = async () => {
    const begun = await client.rematch();
    if (begun.ok) navigate(begun.address);
    else setTrouble(begun.refusal);
  };
  return (
    <div className="note" role="status">
      <span>{say(`close.${closed.by}`)}</span>
      {rematch && (
        <Button icon="again" onClick={again}>
          {say(rematch === 'begun' ? 'result.follow' : 'result.again')}
        </Button>
      )}
      {trouble && <span role="alert">{sayRefusal(say, trouble)}</span>}
    </div>
  );
}
