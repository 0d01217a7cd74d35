import type { RoomSeen } from '@late/table';
import { Button } from '@late/ui';
import { useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { useUnread } from './use-unread.ts';

/** Opens what is said at the table, and counts what has not been read. */
export function ChatButton({ room, seen }: { room: RemoteRoom; seen: RoomSeen }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const unread = useUnread(seen);
  const count = unread.all + unread.team;
  return (
    <>
      <Button
        look="quiet"
        icon="chat"
        iconOnly
        className="chat-button"
        aria-haspopup="dialog"
        data-unread={count || undefined}
        onClick={() => setOpen(true)}
      >
        {count ? say('chat.unread', { count }) : say('chat.title')}
      </Button>
      {open && (
        <ChatDialog room={room} seen={seen} unread={unread} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
