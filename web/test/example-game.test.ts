import { manifestOf } from '@late/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalDevice } from './local-device.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 18) }));
afterEach(() => vi.useRealTimers());

const noLexicon = () => Promise.reject(new Error('no word list needed'));

test('the example game is played at one device, against a bot from the list', async () => {
  const manifest = manifestOf('pig');
  if (!manifest) throw new Error('the example game is not on the list: is the condition set?');
  const game = await manifest.rules(noLexicon);
  const { loadBot } = await manifest.bots();
  const options = { goal: 20 };
  const device = new LocalDevice(game, options, [null, await loadBot('hard', options, noLexicon)]);
  expect(device.move(0, { do: 'hold' })).toBe('pig.nothing-to-hold');
  while (!device.table.result) {
    const move = device.move(0, { do: 'hold' });
    if (move === 'pig.nothing-to-hold') device.move(0, { do: 'roll' });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(device.failures).toBe(0);
  expect(device.story.some((line) => line.endsWith(' 1 roll'))).toBe(true);
  expect(Math.max(...device.table.result.scores)).toBeGreaterThanOrEqual(20);
});
