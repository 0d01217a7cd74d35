import { isGame } from '@late/games';
import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, type RoomLine } from '../remote/api.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { isKnown, listedRooms, type ServerState } from '../remote/server-state.ts';
import { CodeForm } from '../room/CodeForm.tsx';
import { RoomList } from '../room/RoomList.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';

const EVERY = 15_000;

interface Found {
  readonly server: ServerState;
  readonly rooms: readonly RoomLine[];
  readonly refusal?: Refusal;
  readonly mine: readonly RoomLine[];
}

/** Tables that wait for players or can be watched, one's own, and the way in by a code. */
export default function Lobby() {
  const say = useSay();
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` is for
  useEffect(() => {
    let here = true;
    const look = async () => {
      const listed = await listedRooms();
      const own = listed.server === 'open' && isKnown() ? await api.mine() : null;
      if (here) setFound({ ...listed, mine: own?.ok ? own.value.rooms : [] });
    };
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), EVERY);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [asked]);
  const playable = (found?.rooms ?? []).filter(({ game }) => isGame(game));
  const waiting = playable.filter(({ status }) => status === 'waiting');
  const running = playable.filter(({ status }) => status === 'playing');
  return (
    <>
      <PageHead title={say('lobby.title')} />
      <main className="page page--wide lobby">
        {found === null && <Loading />}
        {found && found.server !== 'open' && (
          <Notice title={say('online.away-title')}>
            <p>{found.refusal ? sayRefusal(say, found.refusal) : say('online.unreachable')}</p>
            <p>
              <Button icon="again" onClick={() => setAsked(asked + 1)}>
                {say('online.try-again')}
              </Button>
            </p>
          </Notice>
        )}
        {found?.server === 'open' && (
          <>
            <div className="lobby__column">
              <CodeForm />
              {found.mine.length > 0 && (
                <RoomList
                  title={say('lobby.mine')}
                  rooms={found.mine}
                  onCleared={() => setAsked(asked + 1)}
                />
              )}
            </div>
            <div className="lobby__column">
              <RoomList title={say('lobby.waiting')} rooms={waiting} empty={say('lobby.none')} />
              {running.length > 0 && <RoomList title={say('lobby.running')} rooms={running} />}
              <p>
                <Link href="/new/extra?online" className="button">
                  {say('lobby.open')}
                </Link>
              </p>
            </div>
          </>
        )}
      </main>
    </>
  );
}
