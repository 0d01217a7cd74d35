import { expect, test } from 'vitest';
import { judgeClock, judgeSkew, lookAtClock } from '../../../src/operator/doctor/clock.ts';
import { troubles } from './verdicts.ts';

const NOW = Date.UTC(2026, 11, 24);

test.each([
  [NOW, 0, 'ok'],
  [NOW, 99, 'ok'],
  [NOW, 3_600_000, 'warn'],
  [NOW, -5_000, 'warn'],
  [0, 0, 'fail'],
])('at %d, after a jump of %d ms', (now, jump, verdict) => {
  expect(judgeClock(now, jump).map((finding) => finding.verdict)).toEqual([verdict]);
});

test('the clock of this machine is well', async () => {
  expect(troubles(await lookAtClock())).toEqual([]);
});

test.each([
  ['the same', 0, 0, []],
  ['within the time of asking', 40, 0, []],
  ['a second ahead', 1_100, 0, []],
  ['behind by less than its grain', -900, 1_000, []],
  ['three seconds ahead', 3_100, 0, ['warn: The clock of it is 3 s ahead of ours.']],
  ['three seconds behind', -4_000, 1_000, ['warn: The clock of it is 3 s behind ours.']],
  ['an hour behind', -3_600_000, 0, ['fail: The clock of it is 3600 s behind ours.']],
])('another clock: %s', (_, by, grain, expected) => {
  expect(troubles(judgeSkew('it', NOW + by, NOW, NOW + 100, grain))).toEqual(expected);
});
