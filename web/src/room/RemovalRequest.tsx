import type { RoomSeen } from '@late/table';
import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { useRemoval } from './use-removal.ts';

/** Somebody would have a bot play on for another, and this seat is asked. */
export function RemovalRequest({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const [later, setLater] = useState<number | null>(null);
  const removal = useRemoval(seen);
  const { seat: own, seats, table } = seen;
  if (!removal || own === null || !table || table.standIns[own]) return null;
  const { seat, agreed, until } = removal;
  if (seat === own || agreed.includes(own)) return null;
  const name = seats[seat]?.name ?? '';
  // Closed without an answer: the question stays within reach, out of the way.
  if (later === until) {
    return (
      <div className="undo-later">
        <Button onClick={() => setLater(null)}>{say('removal.answer', { name })}</Button>
      </div>
    );
  }
  return (
    <Dialog title={say('removal.title', { name })} onClose={() => setLater(until)}>
      <p>{say('removal.asked', { name })}</p>
      <div className="dialog__actions">
        <Button look="main" onClick={() => room.do({ do: 'remove', seat, wanted: true })}>
          {say('online.undo.agree')}
        </Button>
        <Button onClick={() => room.do({ do: 'remove', seat, wanted: false })}>
          {say('online.undo.decline')}
        </Button>
      </div>
    </Dialog>
  );
}
