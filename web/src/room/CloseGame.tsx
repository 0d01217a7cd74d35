import { Button } from '@late/ui';
import { useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';

/** The host ends the game for everybody, and is asked whether they mean it. */
export function CloseGame({ room }: { room: RemoteRoom }) {
  const say = useSay();
  const [closing, setClosing] = useState(false);
  if (!closing) {
    return (
      <Button className="close-game" onClick={() => setClosing(true)}>
        {say('close.ask')}
      </Button>
    );
  }
  return (
    <div className="menu__sure">
      <p>{say('close.sure')}</p>
      <Button look="main" onClick={() => room.do({ do: 'close' })}>
        {say('close.ask')}
      </Button>
      <Button onClick={() => setClosing(false)}>{say('close.stay')}</Button>
    </div>
  );
}
