import { expect, test } from 'vitest';
import { type WinTable, winOf } from '../src/index.ts';

const TABLE: WinTable = {
  command: 'by hand',
  bySeats: {
    2: {
      brier: 0,
      stages: [
        { stage: 0.2, even: 0, span: 100 },
        { stage: 0.8, even: 0.5, span: 20 },
      ],
    },
  },
};

const curve = (x: number) => 1 / (1 + Math.exp(-x));

test('a margin becomes a chance by the curve of its stage; beyond the first and the last they hold', () => {
  for (const stage of [0, 0.2]) expect(winOf(TABLE, 2, stage, 50)).toBeCloseTo(curve(0.5), 9);
  for (const stage of [0.8, 1]) expect(winOf(TABLE, 2, stage, 50)).toBeCloseTo(curve(3), 9);
});

test('between two stages it is read off in proportion', () => {
  const between = winOf(TABLE, 2, 0.35, 50);
  expect(between).toBeCloseTo(0.75 * curve(0.5) + 0.25 * curve(3), 9);
});

test('nobody claims to know what was not fitted', () => {
  expect(winOf(TABLE, 1, 0.5, 50)).toBeNull();
  expect(winOf(TABLE, 3, 0.5, 50)).toBeNull();
});
