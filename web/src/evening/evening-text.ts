import { nameOf } from '@late/games';
import type { EveningSeen } from '@late/protocol';
import { calledBy, countedIn, seatCalled } from './names.ts';
import type { Say } from './use-say.ts';

/** An evening as text to be sent: how it stands, and what came of each game. */
export function eveningText(say: Say, evening: EveningSeen): string {
  const lines = evening.tally.map(({ place, name, points }) => {
    const made = say('result.points', { count: points });
    return `${place}. ${calledBy(say, name)}: ${made}`;
  });
  const games = evening.games
    .filter(({ state }) => state === 'over')
    .map(({ game, seats }) => {
      const made = seats.map((seat) => `${seatCalled(say, seat)} ${seat.score}`);
      return `${nameOf(game)}: ${made.join(', ')}`;
    });
  return [say('evening.after', { count: countedIn(evening) }), ...lines, '', ...games].join('\n');
}
