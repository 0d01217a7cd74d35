import { Button, sayShortName } from '@late/ui';
import type { ReactNode } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { useSay } from '../shell/use-say.ts';
import { JoinTeam } from './JoinTeam.tsx';
import { canKnock } from './team-seats.ts';
import { useRemoval } from './use-removal.ts';

interface Props {
  readonly room: RemoteRoom;
  readonly state: RoomState;
  readonly isActing: boolean;
}

/** What wants to be said above the board: one line at a time, each with what can be done about it. */
export function TableNotes({ room, state, isActing }: Props) {
  const say = useSay();
  const { settings } = useSettings();
  const face = useFace();
  const { seen, present } = state;
  const { table, seat: own, seats } = seen;
  const removal = useRemoval(seen);
  if (!table || table.result) return own === null && table ? <Watching /> : null;
  if (own !== null && table.standIns[own]) {
    return (
      <Note text={say('online.stand-in.own')}>
        <Button onClick={() => room.do({ do: 'hand-back' })}>{say('online.hand-back')}</Button>
      </Note>
    );
  }
  if (own !== null && table.undoRequest?.seat === own) {
    return (
      <Note text={say('online.undo.waiting')}>
        <Button onClick={() => room.do({ do: 'decline' })}>{say('online.undo.withdraw')}</Button>
      </Note>
    );
  }
  if (seen.voted.length) return <Note text={say('team.voted', { names: seen.voted.join(', ') })} />;
  if (own !== null && removal?.seat === own) return <Note text={say('removal.own')} />;
  if (own !== null && removal?.agreed.includes(own)) {
    const { seat } = removal;
    return (
      <Note text={say('removal.waiting', { name: sayShortName(seats[seat]) })}>
        <Button onClick={() => room.do({ do: 'remove', seat, wanted: false })}>
          {say('online.undo.withdraw')}
        </Button>
      </Note>
    );
  }
  if (own === null) {
    if (seen.knocksAt !== null) {
      return (
        <Note text={say('team.knocked', { name: sayShortName(seats[seen.knocksAt]) })}>
          <Button onClick={() => room.do({ do: 'withdraw' })}>{say('team.withdraw')}</Button>
        </Note>
      );
    }
    const name = settings.name.trim() || say('online.guest');
    const { returnsTo } = seen;
    if (returnsTo !== null) {
      return (
        <Note text={say('online.watching')}>
          <Button onClick={() => room.do({ do: 'sit', seat: returnsTo, name })}>
            {say('online.return')}
          </Button>
        </Note>
      );
    }
    const teams = seats.flatMap((held, seat) =>
      canKnock(face, seen, seat) ? [{ seat, name: held.name }] : [],
    );
    if (!teams.length) return <Watching />;
    return (
      <Note text={say('online.watching')}>
        <JoinTeam teams={teams} onKnock={(seat) => room.do({ do: 'knock', seat, name })} />
      </Note>
    );
  }
  const missing = table.turn.must.find(
    (seat) =>
      seat !== own &&
      seats[seat]?.kind === 'person' &&
      !present.includes(seat) &&
      !table.standIns[seat],
  );
  if (missing === undefined || isActing) return null;
  const name = sayShortName(seats[missing]);
  return (
    <Note text={say('online.away', { name })}>
      <Button onClick={() => room.do({ do: 'stand-in', seat: missing, level: 'medium' })}>
        {say('online.stand-in.let')}
        <span className="unseen"> {name}</span>
      </Button>
    </Note>
  );
}

function Watching() {
  const say = useSay();
  return <Note text={say('online.watching')} />;
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="note" role="status">
      <span>{text}</span>
      {children}
    </div>
  );
}
