import type { RoomSeen } from '@late/table';
import { Button } from '@late/ui';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';

/** Who would like to join the reader's team, and the reader's answer; one guest at a time. */
export function Door({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const [name, ...others] = seen.knocks;
  if (name === undefined) return null;
  return (
    <div className="note note--door" role="status">
      <span className="door">
        <span className="door__guest">
          <strong title={name}>{name}</strong>
          {others.length > 0 && <span className="door__others">+{others.length}</span>}
        </span>
        <span className="door__asks">{say('team.knocks')}</span>
      </span>
      <span className="note__answers">
        <Button onClick={() => room.do({ do: 'admit', name })}>
          {say('team.admit')}
          <span className="unseen"> {name}</span>
        </Button>
        <Button
          look="quiet"
          icon="remove"
          iconOnly
          onClick={() => room.do({ do: 'turn-away', name })}
        >
          {`${say('team.turn-away')} ${name}`}
        </Button>
      </span>
    </div>
  );
}
