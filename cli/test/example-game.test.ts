import { expect, test } from 'vitest';
import { lateProcess } from './run-late.ts';

const ASKED = ['simulate', 'pig', '--games', '50', '--seats', 'hard,medium,easy', '--json'];

test('the example game is simulated where the condition asks for it, and unknown elsewhere', () => {
  const { NODE_OPTIONS } = process.env;
  process.env.NODE_OPTIONS = '--conditions=example';
  const { code, out } = lateProcess(...ASKED);
  if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = NODE_OPTIONS;
  expect(code).toBe(0);
  const { game, games, seats, extra } = JSON.parse(out);
  expect({ game, games }).toEqual({ game: 'pig', games: 50 });
  expect(seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBe(50);
  expect(extra.lost).toBeGreaterThan(0.3);
  expect(lateProcess(...ASKED).err).toContain('there is no game "pig"');
});
