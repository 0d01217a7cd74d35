import { nameOf } from '@late/games';
import { Button } from '@late/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { titleOf, wordsNote } from '../games/words-note.ts';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSay } from '../shell/use-say.ts';
import { CloseGame } from './CloseGame.tsx';
import { Complaints } from './Complaints.tsx';
import { PeopleAtTable } from './PeopleAtTable.tsx';
import { SeatLink } from './SeatLink.tsx';
import { SharePanel } from './SharePanel.tsx';
import { hasTeams } from './team-seats.ts';

/** What a table's menu has beyond the usual if the table is online. */
export function RoomMenu({ room, state }: { room: RemoteRoom; state: RoomState }) {
  const say = useSay();
  const [leaving, setLeaving] = useState(false);
  const face = useFace();
  const { seen } = state;
  const { plan, seat, seats, table, called, isHost, host, closed } = seen;
  const mates = seat === null ? [] : (seats[seat]?.mates ?? []).filter((name) => name !== called);
  const isAlone = !mates.some((name) => state.here.includes(name));
  const isRunning = table !== null && !table.result && !closed;
  // In a duel nobody plays in another's place.
  const playing = seat !== null && isRunning && plan.duel === undefined;
  const isHostHere = host !== null && state.present.includes(host);
  return (
    <>
      <PeopleAtTable room={room} state={state} />
      {plan.duel === undefined ? (
        <details className="menu__more">
          <summary>{say('share.title')}</summary>
          <SharePanel
            address={`${location.origin}/room/${plan.id}`}
            {...(isRunning && { code: plan.code })}
            title={titleOf(nameOf(plan.game), wordsNote(say, plan.game, plan.options))}
          />
        </details>
      ) : (
        <Link href={`/duel/${plan.duel}`} className="button">
          {say('duel.to-duel')}
        </Link>
      )}
      {seat !== null && !closed && plan.duel === undefined && (
        <SeatLink room={plan.id} isTeams={hasTeams(face, seen)} />
      )}
      {playing && !isHost && !isHostHere && (
        <Button onClick={() => room.do({ do: 'host', seat })}>{say('online.take-host')}</Button>
      )}
      {playing && !table.standIns[seat] && isAlone && (
        <Button onClick={() => room.do({ do: 'stand-in', seat, level: 'medium' })}>
          {say('online.stand-in.me')}
        </Button>
      )}
      {playing && !leaving && (
        <Button onClick={() => setLeaving(true)}>{say('online.stand')}</Button>
      )}
      {playing && leaving && (
        <div className="menu__sure">
          <p>{mates.length ? say('team.stand-sure') : say('online.stand-sure')}</p>
          <Button look="main" onClick={() => room.do({ do: 'stand' })}>
            {say('online.stand')}
          </Button>
          <Button onClick={() => setLeaving(false)}>{say('online.stay')}</Button>
        </div>
      )}
      {isRunning && isHost && <CloseGame room={room} />}
      <Complaints seen={seen} />
    </>
  );
}
