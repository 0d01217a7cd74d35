import type { RoomSeen } from '@late/table';
import { Button, useSay } from '@late/ui';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';

/** Who would like to join the reader's team, and the reader's answer. */
export function Door({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  return seen.knocks.map((name) => (
    <div key={name} className="note" role="status">
      <span>{say('team.knocks', { name })}</span>
      <span className="note__answers">
        <Button onClick={() => room.do({ do: 'admit', name })}>
          {say('team.admit')}
          <span className="unseen"> {name}</span>
        </Button>
        <Button
          look="quiet"
          icon="close"
          iconOnly
          onClick={() => room.do({ do: 'turn-away', name })}
        >
          {`${say('team.turn-away')} ${name}`}
        </Button>
      </span>
    </div>
  ));
}
