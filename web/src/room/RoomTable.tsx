import { Countdown } from '@late/ui';
import { useMemo } from 'react';
import { DuelNote } from '../duel/DuelNote.tsx';
import { useFace } from '../games/GameProvider.tsx';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { RemoteTable } from '../remote/RemoteTable.ts';
import { useSay } from '../shell/use-say.ts';
import { PlayTable } from '../table/PlayTable.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ClosedPanel } from './ClosedPanel.tsx';
import { lineNotice } from './connection-line.ts';
import { Door } from './Door.tsx';
import { RemovalRequest } from './RemovalRequest.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import { TableNotes } from './TableNotes.tsx';
import { UndoRequest } from './UndoRequest.tsx';
import { useFreshLine } from './use-fresh-line.ts';
import { usePageSignal } from './use-page-signal.ts';

/** The game of a room: the table that every game has, and around it what only online ones have. */
export function RoomTable({ room, state }: { room: RemoteRoom; state: RoomState }) {
  const say = useSay();
  const face = useFace();
  const client = useMemo(() => new RemoteTable(face, room), [face, room]);
  const { seen } = state;
  const { device, busy } = client.snapshot();
  const own = seen.seat;
  const isDue = own !== null && Boolean(seen.table?.turn.must.includes(own));
  const isTurn = isDue && device.acting.length > 0 && !busy;
  const isStoodIn = own !== null && Boolean(seen.table?.standIns[own]);
  const alert = usePageSignal(seen, isTurn);
  const chatLine = useFreshLine(seen);
  const { mateDraft } = state;
  const isMatesDraft = mateDraft !== null && mateDraft.question === seen.table?.question;
  const mateLine = isMatesDraft ? say('team.tries', { name: mateDraft.name }) : undefined;
  return (
    <>
      <PlayTable
        client={client}
        alert={alert}
        notice={lineNotice(say, state) ?? chatLine ?? mateLine}
        actions={
          <>
            {own !== null && (
              <Countdown until={seen.table?.deadlines[own] ?? null} now={client.now} />
            )}
            <ChatButton room={room} seen={seen} />
          </>
        }
        menu={<RoomMenu room={room} state={state} />}
        closing={seen.closed && <ClosedPanel client={client} by={seen.closed.by} />}
        notes={
          <>
            <DuelNote seen={seen} />
            <Door room={room} seen={seen} />
            {!seen.closed && (isStoodIn || !seen.knocks.length) && (
              <TableNotes room={room} state={state} isActing={device.acting.length > 0} />
            )}
          </>
        }
      />
      <UndoRequest room={room} seen={seen} />
      <RemovalRequest room={room} seen={seen} />
    </>
  );
}
