import { isGame } from '@late/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, type RoomLine } from '../remote/api.ts';
import { isKnown, listedRooms } from '../remote/server-state.ts';
import { useSay } from '../shell/use-say.ts';
import { RoomList } from './RoomList.tsx';

const SHOWN = 6;

/** The house's part of the front page. Where there is no house, or no line to it, there is nothing. */
export default function OnlineTables() {
  const say = useSay();
  const [waiting, setWaiting] = useState<number | null>(null);
  const [mine, setMine] = useState<readonly RoomLine[]>([]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const { server, rooms } = await listedRooms();
      if (server !== 'open') return;
      const own = isKnown() ? await api.mine() : null;
      if (!here) return;
      setWaiting(rooms.filter(({ status }) => status === 'waiting').length);
      if (own?.ok) setMine(own.value.rooms);
    };
    look();
    return () => {
      here = false;
    };
  }, []);
  if (waiting === null) return null;
  const current = mine.filter(({ game, status }) => isGame(game) && status !== 'over');
  return (
    <>
      {current.length > 0 && (
        <RoomList
          title={say('lobby.mine')}
          rooms={current.slice(0, SHOWN)}
          onCleared={(id) => setMine(mine.filter((room) => room.id !== id))}
        />
      )}
      <section className="brief">
        <h2>{say('online.title')}</h2>
        <p>{waiting ? say('lobby.some', { count: waiting }) : say('lobby.invite')}</p>
        <div className="brief__actions">
          <Link href="/lobby" className="button">
            {say('lobby.title')}
          </Link>
        </div>
      </section>
    </>
  );
}
