import { expect, test } from 'vitest';
import { BOT_LEVELS, nearestLevel, USUAL_LEVELS } from '../src/index.ts';

test('a level that a game does not have is met by the next weaker one', () => {
  expect(nearestLevel(USUAL_LEVELS, 'expert')).toBe('hard');
  expect(nearestLevel(BOT_LEVELS, 'expert')).toBe('expert');
  for (const level of USUAL_LEVELS) expect(nearestLevel(BOT_LEVELS, level)).toBe(level);
  expect(nearestLevel(['medium'], 'easy')).toBe('medium');
});
