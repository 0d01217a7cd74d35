import { Button } from '@late/ui';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';

/** Whoever is not the host waits for them; if they are away, somebody at the table steps in. */
export function HostAbsent({ room, state }: { room: RemoteRoom; state: RoomState }) {
  const say = useSay();
  const { host, seat: own } = state.seen;
  const isHere = host !== null && state.present.includes(host);
  return (
    <>
      <p className="room__hint">{say('online.host-starts')}</p>
      {own !== null && !isHere && (
        <Button onClick={() => room.do({ do: 'host', seat: own })}>
          {say('online.take-host')}
        </Button>
      )}
    </>
  );
}
