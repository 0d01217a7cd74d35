import { expect, test } from 'vitest';
import { Race, seededChance } from '../src/index.ts';

test('whoever falls behind for good drops out; who is spared runs on', () => {
  const chance = seededChance(1);
  const race = new Race(3, [2]);
  for (let round = 0; round < 20; round++) {
    const luck = chance.below(100);
    race.round((runner) => luck - 10 * runner + chance.below(5));
  }
  expect(race.running).toEqual([0, 2]);
  expect(race.leader).toBe(0);
  const { mean, se } = race.gap(0, 2);
  expect(mean).toBeGreaterThan(16);
  expect(se, 'the same luck for all').toBeLessThan(race.estimate(0).se);
});
