import type { Refusal } from '@late/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import { api, type RoomNow } from '../remote/api.ts';
import { isLineRefusal } from '../remote/line-refusal.ts';
import { enterRoom } from '../remote/open-room.ts';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { SUSPICIOUS } from '../remote/RoomSocket.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { BoardFault } from './BoardFault.tsx';
import { RoomTable } from './RoomTable.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

interface Props {
  readonly now: RoomNow;
  readonly refusal: Refusal | null;
  /** The room was deleted. */
  readonly onGone: () => void;
}

/** A room with its line open: the seats before the game, the table from then on. */
export function LiveRoom({ now, refusal, onGone }: Props) {
  const face = useFace();
  const [room, setRoom] = useState<RemoteRoom | null>(null);
  useEffect(() => {
    const entered = enterRoom(face, now, refusal);
    setRoom(entered);
    return () => entered.close();
  }, [face, now, refusal]);
  return room ? <Inside room={room} onGone={onGone} /> : <PageFrame />;
}

function Inside({ room, onGone }: { room: RemoteRoom; onGone: () => void }) {
  const state = useSyncExternalStore(room.subscribe, room.snapshot);
  useLastLook(room, state, onGone);
  if (state.seen.table) {
    return (
      <BoardFault room={room}>
        <RoomTable room={room} state={state} />
      </BoardFault>
    );
  }
  return <WaitingRoom room={room} state={state} />;
}

/**
 * A socket is refused without a reason. After a few times it is worth asking whether the room is gone,
 * waits for its words, or is told in another edition of the protocol.
 */
function useLastLook(
  room: RemoteRoom,
  { seen, connection, attempts }: RoomState,
  onGone: () => void,
): void {
  const { id } = seen.plan;
  const isSuspicious = connection === 'waiting' && attempts >= SUSPICIOUS;
  useEffect(() => {
    if (!isSuspicious) return;
    api.room(id).then((reply) => {
      if (reply.ok) return;
      if (reply.refusal.code === 'room.unknown') {
        room.close(reply.refusal);
        onGone();
      }
      if (isLineRefusal(reply.refusal)) room.show(reply.refusal);
    });
  }, [isSuspicious, id, room, onGone]);
}
