import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { api, type RoomLine } from '../remote/api.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { useSay } from '../shell/use-say.ts';

/** Takes a room off one's list, or deletes it for everybody, which is asked about first. */
export function ClearRoom(props: { room: RoomLine; onCleared: (id: string) => void }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { id, clearing } = props.room;
  if (!clearing) return null;
  const clear = async () => {
    const reply = await api.clearAway(id);
    if (reply.ok) props.onCleared(id);
    else setRefusal(reply.refusal);
  };
  const isDeleting = clearing === 'delete';
  const begin = () => (isDeleting ? setAsking(!asking) : clear());
  return (
    <>
      <Button look="quiet" icon="bin" iconOnly onClick={begin}>
        {say(isDeleting ? 'lobby.delete' : 'lobby.unlist')}
      </Button>
      {asking && (
        <div className="brief__sure">
          <p>{say('lobby.delete-sure')}</p>
          <Button look="main" onClick={clear}>
            {say('lobby.delete')}
          </Button>
          <Button onClick={() => setAsking(false)}>{say('lobby.keep')}</Button>
        </div>
      )}
      {refusal && (
        <p className="brief__sure" role="alert">
          {sayRefusal(say, refusal)}
        </p>
      )}
    </>
  );
}
