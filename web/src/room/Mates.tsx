import type { Seat } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import { Button, SeatMark } from '@late/ui';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { MuteTick } from './MuteTick.tsx';
import { useMutes } from './own-mutes.ts';

interface Props {
  readonly room: RemoteRoom;
  readonly state: RoomState;
  readonly seat: Seat;
}

/** The host before the deal; then those of the team who were there before. */
function canDismiss(
  { isHost, seat: own, seats, called, table, closed }: RoomSeen,
  seat: Seat,
  name: string,
) {
  if (closed) return false;
  if (!table) return isHost;
  const mates = seats[seat]?.mates ?? [];
  return !table.result && seat === own && mates.indexOf(called) < mates.indexOf(name);
}

/** The people of a team, one by one: who is there, who is not to be heard, who is not to stay. */
export function Mates({ room, state, seat }: Props) {
  const say = useSay();
  const { seen, here } = state;
  const { muted, mute } = useMutes(seen.plan.id);
  const mates = seen.seats[seat]?.mates ?? [];
  if (mates.length < 2) return null;
  const isOwnTeam = seat === seen.seat;
  return (
    <ul className="mates">
      {mates.map((name) => {
        const isMe = isOwnTeam && name === seen.called;
        const presence = isMe || here.includes(name) ? 'here' : 'away';
        return (
          <li key={name}>
            <span className="mates__name">
              <SeatMark label={{ name, kind: 'person', standIn: null, presence }} />
              {name}
              {isMe && <span className="seat__note"> {say('online.you')}</span>}
            </span>
            {isOwnTeam && !isMe && (
              <MuteTick
                label={say('chat.mute')}
                name={name}
                muted={muted.includes(name)}
                onMute={(on) => mute(name, on)}
              />
            )}
            {!isMe && canDismiss(seen, seat, name) && (
              <Button
                look="quiet"
                icon="remove"
                iconOnly
                onClick={() => room.do({ do: 'dismiss', seat, name })}
              >
                {say('online.remove', { name })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
