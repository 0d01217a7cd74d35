import type { RoomSeen } from '@late/table';
import { Dialog } from '@late/ui';
import { useEffect, useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { ChatTabs, panelId, tabId } from './ChatTabs.tsx';
import { type Audience, hasTeam } from './chat-lines.ts';
import { Talk } from './Talk.tsx';
import type { Unread } from './use-unread.ts';

interface Props {
  readonly room: RemoteRoom;
  readonly seen: RoomSeen;
  readonly unread: Unread;
  readonly onClose: () => void;
}

/** A few words across the table; whoever plays in a team has a page for it alone. */
export function ChatDialog({ room, seen, unread, onClose }: Props) {
  const say = useSay();
  const isTeam = hasTeam(seen);
  const [chosen, setChosen] = useState<Audience>(unread.team && !unread.all ? 'team' : 'all');
  const audience = isTeam ? chosen : 'all';
  const { markRead } = unread;
  // What is on the page is read, also what comes while it is open.
  useEffect(() => markRead(audience));
  const talk = <Talk key={audience} room={room} seen={seen} audience={audience} />;
  return (
    <Dialog title={say('chat.title')} onClose={onClose}>
      {isTeam ? (
        <>
          <ChatTabs audience={audience} unread={unread} onChoose={setChosen} />
          <div role="tabpanel" id={panelId(audience)} aria-labelledby={tabId(audience)}>
            {talk}
          </div>
        </>
      ) : (
        talk
      )}
    </Dialog>
  );
}
