import type { RoomLine } from '../remote/api.ts';
import { ClearRoom } from '../room/ClearRoom.tsx';
import { roomNote, sayRoom } from '../room/room-words.ts';
import { useSay } from '../shell/use-say.ts';
import { GameCard } from './GameCard.tsx';

/** A table of the house that has not ended. */
export function RoomCard(props: { room: RoomLine; onCleared: (id: string) => void }) {
  const say = useSay();
  const { room } = props;
  return (
    <>
      <GameCard
        game={room.game}
        note={roomNote(say, room)}
        href={`/room/${room.id}`}
        touched={room.touched}
        mark={room.yourTurn && <span className="your-turn"> {say('turn.title')}</span>}
      >
        <span>{sayRoom(say, room)}</span>
      </GameCard>
      <ClearRoom {...props} />
    </>
  );
}
