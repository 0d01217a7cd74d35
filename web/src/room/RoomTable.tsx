import { Countdown, useSay } from '@late/ui';
import { useMemo } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import { GAME_NAMES, type GameId } from '../games/registry.ts';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { RemoteTable } from '../remote/RemoteTable.ts';
import { PlayTable } from '../table/PlayTable.tsx';
import { ChatButton } from './ChatButton.tsx';
import { lineNotice } from './connection-line.ts';
import { Door } from './Door.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import { TableNotes } from './TableNotes.tsx';
import { UndoRequest } from './UndoRequest.tsx';
import { useFreshLine } from './use-fresh-line.ts';
import { useTurnSignal } from './use-turn-signal.ts';

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
  const title = GAME_NAMES[seen.plan.game as GameId];
  useTurnSignal(isTurn, seen.plan.id, title);
  const chatLine = useFreshLine(seen);
  return (
    <>
      <PlayTable
        client={client}
        alert={isTurn ? say('turn.title') : undefined}
        notice={lineNotice(say, state) ?? chatLine}
        actions={
          <>
            {own !== null && (
              <Countdown until={seen.table?.deadlines[own] ?? null} now={client.now} />
            )}
            <ChatButton room={room} seen={seen} />
          </>
        }
        menu={<RoomMenu room={room} state={state} />}
        notes={
          <>
            <Door room={room} seen={seen} />
            <TableNotes room={room} state={state} isActing={device.acting.length > 0} />
          </>
        }
      />
      <UndoRequest room={room} seen={seen} />
    </>
  );
}
