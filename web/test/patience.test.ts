import { expect, test } from 'vitest';
import { patience } from '../src/local/patience.ts';

test('a bot of this device is late after two and a half seconds, and not before', () => {
  let now = 1_000;
  const isLate = patience(() => now);
  expect(isLate()).toBe(false);
  now = 3_499;
  expect(isLate()).toBe(false);
  now = 3_500;
  expect(isLate()).toBe(true);
});
