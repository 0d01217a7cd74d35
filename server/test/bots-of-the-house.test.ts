import { GAMES } from '@late/games';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

/** The example game is known to tests, but not to the threads that bots get. */
const games = GAMES.map(({ id }): string => id).filter((id) => id !== 'pig');

test('hard bots of every game move, in the real threads', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  for (const game of games) {
    const id = await anna.open({ game, seats: ['open', 'hard'] });
    await anna.ask(id, { do: 'start' });
    await anna.ask(id, { do: 'stand-in', seat: 0, level: 'hard' });
  }
  const { metrics } = server.services;
  for (const game of games) {
    await expect
      .poll(() => metrics.text(), { timeout: 100_000, interval: 100 })
      .toMatch(new RegExp(`^late_bot_moves_total\\{game="${game}"\\} [1-9]`, 'm'));
  }
  expect(metrics.text()).toMatch(/^late_bot_think_ms_count [1-9]/m);
  expect(metrics.text()).toMatch(/^late_bot_wait_ms_count [1-9]/m);
  expect(metrics.text()).toMatch(/^late_event_loop_delay_ms\{quantile="0.99"\} [\d.]+$/m);
  expect(metrics.text()).not.toContain('late_bot_faults_total');
});
