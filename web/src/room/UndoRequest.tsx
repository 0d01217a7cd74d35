import type { RoomSeen } from '@late/table';
import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';

/** Somebody would like to take something back, and this seat is asked. */
export function UndoRequest({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const [later, setLater] = useState<number | null>(null);
  const { table, seat: own, seats } = seen;
  const request = table?.undoRequest;
  if (!table || !request || own === null) return null;
  const isAsked = request.needs.includes(own) && !request.agreed.includes(own);
  if (!isAsked) return null;
  const name = seats[request.seat]?.name ?? '';
  // Closed without an answer: the question stays within reach, out of the way.
  if (later === table.length) {
    return (
      <div className="undo-later">
        <Button onClick={() => setLater(null)}>{say('online.undo.answer', { name })}</Button>
      </div>
    );
  }
  return (
    <Dialog title={say('undo.title')} onClose={() => setLater(table.length)}>
      <p>{say('online.undo.asked', { name })}</p>
      <div className="dialog__actions">
        <Button look="main" onClick={() => room.do({ do: 'agree' })}>
          {say('online.undo.agree')}
        </Button>
        <Button onClick={() => room.do({ do: 'decline' })}>{say('online.undo.decline')}</Button>
      </div>
    </Dialog>
  );
}
