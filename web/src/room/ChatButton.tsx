import type { RoomSeen } from '@late/table';
import { Button, useSay } from '@late/ui';
import { useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { keep } from '../store/keep.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { useMutes } from './own-mutes.ts';

const readKey = (room: string) => `online/read/${room}`;

/** Opens what is said at the table, and counts what has not been read. */
export function ChatButton({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const { plan, chat, seat: own } = seen;
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => Number(localStorage.getItem(readKey(plan.id)) ?? -1));
  const { muted } = useMutes(plan.id);
  const unread = chat.filter(
    ({ seq, seat }) => seq > read && seat !== own && !muted.includes(seat ?? -1),
  ).length;
  const close = () => {
    const last = chat.at(-1)?.seq ?? read;
    keep(readKey(plan.id), String(last));
    setRead(last);
    setOpen(false);
  };
  return (
    <>
      <Button
        look="quiet"
        icon="chat"
        iconOnly
        className="chat-button"
        aria-haspopup="dialog"
        data-unread={unread || undefined}
        onClick={() => setOpen(true)}
      >
        {unread ? say('chat.unread', { count: unread }) : say('chat.title')}
      </Button>
      {open && <ChatDialog room={room} seen={seen} onClose={close} />}
    </>
  );
}
