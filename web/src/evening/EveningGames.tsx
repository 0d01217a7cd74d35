import { isGame, nameOf } from '@late/games';
import type { EveningSeen } from '@late/protocol';
import { Link } from 'wouter';
import type { RecordKind } from '../table-client/table-client.ts';
import { seatCalled } from './names.ts';
import { useSay } from './use-say.ts';

/** The games of an evening one after the other, with what each seat made. */
export function EveningGames({ evening, kind }: { evening: EveningSeen; kind: RecordKind }) {
  const say = useSay();
  const { games, lost } = evening;
  return (
    <section className="evening__games">
      <h3>{say('evening.games')}</h3>
      <ol>
        {games.map(({ game, state, room, seats }, index) => (
          <li key={index}>
            <h4>
              {room !== null && state === 'over' ? (
                <Link href={`/replay/${kind}/${room}`}>{called(game)}</Link>
              ) : (
                called(game)
              )}
            </h4>
            {state === 'over' ? (
              <ul>
                {[...seats]
                  .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
                  .map((seat, place) => (
                    <li key={place} data-won={seat.won || undefined}>
                      {say('evening.made', {
                        name: seatCalled(say, seat),
                        score: seat.score ?? 0,
                        count: seat.points ?? 0,
                      })}
                    </li>
                  ))}
              </ul>
            ) : (
              <p>{say(`evening.is-${state}`)}</p>
            )}
          </li>
        ))}
      </ol>
      {lost > 0 && <p>{say('evening.lost', { count: lost })}</p>}
    </section>
  );

  function called(game: string): string {
    return isGame(game) ? nameOf(game) : say('evening.some-game');
  }
}
