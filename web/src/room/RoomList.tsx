import { nameOf } from '@late/games';
import { dateFormat, useLanguage } from '@late/ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/words-note.ts';
import type { RoomLine } from '../remote/api.ts';
import { useSay } from '../shell/use-say.ts';
import { ClearRoom } from './ClearRoom.tsx';
import { roomNote, sayRoom } from './room-words.ts';

interface Props {
  readonly title: string;
  readonly rooms: readonly RoomLine[];
  readonly empty?: string;
  /** One's own rooms can be cleared away; called when one is. */
  readonly onCleared?: (id: string) => void;
}

/** Rooms, each with who is there and what is free. */
export function RoomList(props: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { onCleared } = props;
  const cleared = (id: string) => {
    // The line goes, and with it the button that had the focus.
    title.current?.focus();
    onCleared?.(id);
  };
  return (
    <section className="brief">
      <h2 ref={title} tabIndex={-1}>
        {props.title}
      </h2>
      {props.rooms.length === 0 && props.empty && <p className="brief__empty">{props.empty}</p>}
      <ul className="brief__list">
        {props.rooms.map((room) => (
          <li key={room.id}>
            <RoomLink room={room} />
            {onCleared && <ClearRoom room={room} onCleared={cleared} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoomLink({ room }: { room: RoomLine }) {
  const say = useSay();
  const language = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Link href={`/room/${room.id}`} className="brief__link">
      <strong>
        {titleOf(nameOf(room.game), roomNote(say, room))}
        {room.yourTurn && <span className="your-turn"> {say('turn.title')}</span>}
      </strong>
      <span>{sayRoom(say, room)}</span>
      <span className="brief__when">
        {say('online.table', { code: room.code })} · {when.format(room.touched ?? room.opened)}
      </span>
    </Link>
  );
}
