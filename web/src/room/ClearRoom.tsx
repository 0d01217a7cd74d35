import type { Refusal } from '@late/kernel';
import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import { api, type RoomLine } from '../remote/api.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

/** Takes a room off one's list, or deletes it for everybody. Neither can be taken back, so it asks first. */
export function ClearRoom(props: { room: RoomLine; onCleared: (id: string) => void }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { id, clearing } = props.room;
  if (!clearing) return null;
  const title = say(`lobby.${clearing}`);
  const clear = async () => {
    const reply = await api.clearAway(id);
    if (reply.ok) props.onCleared(id);
    else setRefusal(reply.refusal);
  };
  return (
    <>
      <Button look="quiet" icon="bin" iconOnly onClick={() => setAsking(true)}>
        {title}
      </Button>
      {asking && (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{say(`lobby.${clearing}-sure`)}</p>
          <Trouble refusal={refusal} />
          <div className="dialog__actions">
            <Button look="main" onClick={clear}>
              {title}
            </Button>
            <Button onClick={() => setAsking(false)}>{say('lobby.keep')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
