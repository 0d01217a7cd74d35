import { expect, test } from 'vitest';
import { Spread } from '../src/spread.ts';

test('mean and standard error of a known sample', () => {
  const spread = new Spread();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) spread.add(value);
  expect(spread.mean).toBeCloseTo(5);
  expect(spread.standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8));
});

test('one value has no spread', () => {
  const spread = new Spread();
  spread.add(3);
  expect([spread.mean, spread.standardError]).toEqual([3, 0]);
});
