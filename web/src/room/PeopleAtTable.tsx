import { Button, SeatMark } from '@late/ui';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { Mates } from './Mates.tsx';
import { MuteTick } from './MuteTick.tsx';
import { useMutes } from './own-mutes.ts';

/** Who is there, and, one by one, who is not to be heard or not to play on. */
export function PeopleAtTable({ room, state }: { room: RemoteRoom; state: RoomState }) {
  const say = useSay();
  const { seen, present } = state;
  const { plan, seats, seat: own, isHost, table } = seen;
  const { muted, mute } = useMutes(plan.id);
  // Of two nobody can replace the other.
  const people = seats.filter(({ kind, deserted }) => kind === 'person' && !deserted).length;
  const isRunning = table !== null && !table.result && !seen.closed;
  const canAsk = own !== null && isRunning && people > 2;
  return (
    <details className="menu__more">
      <summary>{say('online.people')}</summary>
      <ul className="people-list">
        {seats.map((held, seat) => {
          const { name } = held;
          const isOther = held.kind === 'person' && seat !== own;
          const standIn = table?.standIns[seat] ?? null;
          const presence = present.includes(seat) || seat === own ? 'here' : 'away';
          return (
            <li key={seat}>
              <span className="people-list__name">
                {held.kind === 'person' && (
                  <SeatMark label={{ name, kind: 'person', standIn, presence }} />
                )}
                {name}
                {held.level && <span className="seat__note"> {say(`level.${held.level}`)}</span>}
              </span>
              <Mates room={room} state={state} seat={seat} />
              {isOther && (
                <MuteTick
                  label={say('chat.mute')}
                  name={name}
                  muted={muted.includes(seat)}
                  onMute={(on) => mute(seat, on)}
                />
              )}
              {isOther && isHost && (
                <MuteTick
                  label={say('chat.mute-all')}
                  name={name}
                  muted={seen.muted.includes(seat)}
                  onMute={(on) => room.do({ do: 'mute', seat, muted: on })}
                />
              )}
              {isOther && canAsk && !held.deserted && !standIn && presence === 'here' && (
                <Button onClick={() => room.do({ do: 'remove', seat, wanted: true })}>
                  {say('removal.ask', { name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
