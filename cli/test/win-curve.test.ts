import { seededChance } from '@late/kernel';
import { expect, test } from 'vitest';
import { fittedStages, type Standing } from '../src/win-curve.ts';

const chance = seededChance(5);
const unit = () => chance.below(1e6) / 1e6;

/** Games that are won as a curve says. */
function standings(stage: number, even: number, span: number, count: number): Standing[] {
  return Array.from({ length: count }, () => {
    const margin = 400 * (unit() - 0.5);
    const win = 1 / (1 + Math.exp(-(even + margin / span)));
    return { stage, margin, won: unit() < win ? 1 : 0 };
  });
}

test('finds the curve by which games were won, stage by stage', () => {
  const all = [...standings(0.3, 0.2, 90, 4_000), ...standings(1, -0.3, 25, 4_000)];
  const [early, last, ...more] = fittedStages(all);
  expect(more).toEqual([]);
  expect(early?.stage).toBe(0.3);
  expect(Math.abs((early?.even ?? 9) - 0.2)).toBeLessThan(0.12);
  expect(Math.abs((early?.span ?? 0) / 90 - 1)).toBeLessThan(0.15);
  expect(last?.stage).toBe(0.95);
  expect(Math.abs((last?.even ?? 9) + 0.3)).toBeLessThan(0.2);
  expect(Math.abs((last?.span ?? 0) / 25 - 1)).toBeLessThan(0.15);
});

test('margins that say nothing are told as chances that hardly move', () => {
  const [only] = fittedStages(standings(0.5, 0, Number.POSITIVE_INFINITY, 2_000));
  expect(Math.abs(200 / (only?.span ?? 1))).toBeLessThan(0.35);
});
