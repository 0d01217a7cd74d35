import { Broken, realGames } from '@late/table/testing/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer } from './test-server.ts';
import { WireWalk } from './walk/wire-walk.ts';

/** More of them: WIRE_WALKS=200 npm run seats:wire */
const WALKS = Number(process.env.WIRE_WALKS ?? 5);
const FIRST = Number(process.env.WIRE_FIRST ?? 0);
const LENGTH = 45;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test(
  'on a real server, over HTTP and sockets, a hand is its holder’s and so is the seat',
  async () => {
    const server = await startServer({
      REQUESTS_PER_MINUTE: '100000',
      NEW_MEMBERS_PER_HOUR: '100000',
    });
    const games = await realGames();
    const seen = { accepted: 0, frames: 0, stories: 0 };
    for (let number = FIRST; number < FIRST + WALKS; number++) {
      const played = games[number % games.length] as (typeof games)[number];
      const walk = new WireWalk(server, played, number);
      try {
        await walk.run(LENGTH);
      } catch (error) {
        if (error instanceof Broken) {
          error.message += ` (walk ${number}, ${played.game.id})\n${walk.tried.slice(-30).join('\n')}`;
        }
        throw error;
      }
      seen.accepted += walk.accepted;
      seen.frames += walk.frames;
      seen.stories += walk.stories;
    }
    expect(seen.accepted).toBeGreaterThan(10 * WALKS);
    expect(seen.frames).toBeGreaterThan(50 * WALKS);
    expect(seen.stories).toBeGreaterThan(20 * WALKS);
  },
  60_000 + WALKS * 30_000,
);
