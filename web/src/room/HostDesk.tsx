import type { RoomSeen } from '@late/table';
import { Button, Choice } from '@late/ui';
import { useState } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';

/** What only the host decides: who can find the table, and when it begins. */
export function HostDesk({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const { game } = useFace();
  const { min } = game.seats(seen.plan.options);
  const players = seen.seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length;
  const ready = players >= min;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="foot">
        {!ready && (
          <p className={isAsked ? 'trouble' : 'room__hint'} role={isAsked ? 'alert' : undefined}>
            {say('online.too-few', { count: min })}
          </p>
        )}
        <Button
          look="main"
          className="form__start"
          aria-disabled={!ready}
          onClick={() => (ready ? room.do({ do: 'start' }) : setAsked(true))}
        >
          {say('online.start', { count: players })}
        </Button>
      </div>
      <Choice
        legend={say('online.who-finds')}
        value={seen.listed ? 'listed' : 'private'}
        onChange={(value) => room.do({ do: 'list', listed: value === 'listed' })}
        alternatives={[
          { value: 'private', label: say('online.private'), hint: say('online.private-hint') },
          { value: 'listed', label: say('online.listed'), hint: say('online.listed-hint') },
        ]}
      />
    </>
  );
}
