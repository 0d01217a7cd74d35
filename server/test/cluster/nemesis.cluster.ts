import { expect, test } from 'vitest';
import { ALL_FAULTS } from '../../nemesis/all-faults.ts';
import { nemesis } from '../../nemesis/nemesis.ts';
import { Cluster } from '../../testing/index.ts';

/** What is left of a minute after everything has started, on a machine that has little to spare. */
const SECONDS = 18;

test.skipIf(!Cluster.isPossible())(
  'whatever fails in a house of three processes, nothing is lost, doubled or out of order',
  async () => {
    const plan = { tables: 12, faults: ALL_FAULTS.length, seconds: SECONDS, seed: 1, pause: 500 };
    const { violations, figures, faults } = await nemesis(plan, () => {});
    process.stdout.write(`${JSON.stringify({ ...faults, ...figures }, null, 2)}\n`);
    expect(violations).toEqual([]);
    // On a slow machine not all have their turn; the long run insists on that.
    expect(figures.faults).toBeGreaterThan(3);
  },
);
