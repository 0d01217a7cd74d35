import { Button, useSay } from '@late/ui';
import type { ReactNode } from 'react';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSettings } from '../settings/SettingsContext.tsx';

interface Props {
  readonly room: RemoteRoom;
  readonly state: RoomState;
  readonly isActing: boolean;
}

/** What wants to be said above the board: one line at a time, each with what can be done about it. */
export function TableNotes({ room, state, isActing }: Props) {
  const say = useSay();
  const { settings } = useSettings();
  const { seen, present } = state;
  const { table, seat: own, seats } = seen;
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
  if (own === null) {
    const free = seats.findIndex(({ deserted }) => deserted);
    if (free < 0) return <Watching />;
    const name = settings.name.trim() || say('online.guest');
    return (
      <Note text={say('online.watching')}>
        <Button onClick={() => room.do({ do: 'sit', seat: free, name })}>
          {say('online.take-over', { name: seats[free]?.name ?? '' })}
        </Button>
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
  const name = seats[missing]?.name ?? '';
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
