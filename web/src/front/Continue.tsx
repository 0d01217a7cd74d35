import { Button } from '@late/ui';
import { useRef, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { RoomCard } from './RoomCard.tsx';
import type { House } from './read-house.ts';
import type { Shelf } from './read-shelf.ts';
import { type RunningGame, runningGames } from './running-games.ts';
import { TableCard } from './TableCard.tsx';

/** As many as a desk shows side by side. */
const SIDE_BY_SIDE = 4;

/** What was left on the tables, in a strip under the masthead: one tap, and the game goes on. */
export default function Continue({ shelf, house }: { shelf: Shelf; house: House | null }) {
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const rooms = (house?.rooms ?? []).filter(({ id }) => !cleared.includes(id));
  const games = runningGames(shelf.running, rooms);
  const clear = (id: string) => {
    // The card goes, and with it the button that had the focus.
    title.current?.focus();
    setCleared([...cleared, id]);
  };
  if (games.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="continue">
      <div className="continue__head">
        <h2 id="continue" ref={title} tabIndex={-1}>
          {say('home.continue')}
        </h2>
        {games.length > SIDE_BY_SIDE && (
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say('home.fewer') : say('home.all', { number: games.length })}
          </Button>
        )}
      </div>
      <ul className={isWhole ? 'continue__games continue__games--whole' : 'continue__games'}>
        {games.map((game) => (
          <li key={keyOf(game)} className="continue__card">
            {'room' in game ? (
              <RoomCard room={game.room} onCleared={clear} />
            ) : (
              <TableCard table={game.table} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf(game: RunningGame): string {
  return 'room' in game ? game.room.id : game.table.plan.id;
}
