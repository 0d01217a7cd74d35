import { seededChance } from '@late/kernel';
import { expect, test } from 'vitest';
import { benches } from '../benches.ts';
import { fuzz } from '../fuzz.ts';
import { Finding, type Target } from '../target.ts';
import { pureTargets } from '../targets/index.ts';

const INPUTS = 300;

test('rules, rooms, records, settings and word lists stand some hundred inputs', async () => {
  const all = await benches();
  for (const target of pureTargets(all)) {
    const chance = seededChance(13);
    let taken = 0;
    for (let input = 0; input < INPUTS; input++) if (await target.attempt(chance)) taken++;
    // Some of it must be sound, or nothing but the schemas is tried; and some must not.
    expect([target.name, taken > 0, taken < INPUTS]).toEqual([target.name, true, true]);
  }
});

test('the first thing that is wrong ends it', async () => {
  let inputs = 0;
  const target: Target = {
    name: 'bad',
    attempt: () => {
      if (++inputs === 3) throw new Finding('the third');
      return false;
    },
  };
  await expect(fuzz([target], 60_000, 1, () => {})).rejects.toThrow('the third');
});

test('an input that costs too much processor time is counted', async () => {
  const busy: Target = {
    name: 'busy',
    attempt: () => {
      const before = process.cpuUsage();
      while (process.cpuUsage(before).user < 120_000);
      return true;
    },
  };
  const [tally] = await fuzz([busy], 1, 1, () => {});
  expect(tally?.slow).toBe(tally?.inputs);
  expect(tally?.slowest).toBeGreaterThan(100);
});
