import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clusterOf } from '../../nemesis/cluster-of.ts';
import { playWhile } from '../../nemesis/play-while.ts';
import { Journal } from '../../players/journal.ts';
import { Cluster } from '../../testing/index.ts';

/** How long it may take on a loaded machine; on an idle one it takes about a second. */
const LONGEST = 10_000;

test.skipIf(!Cluster.isPossible())(
  'a process that is stopped hands its people to the others, and nobody loses a move',
  async () => {
    const journal = new Journal();
    const complain = (text: string) => journal.complain(text);
    const cluster = await clusterOf(() => {}, complain);
    try {
      const load = { tables: 12, seed: 1, pause: 300 };
      const { result, verdict } = await playWhile(cluster, load, journal, async (_, players) => {
        await expect.poll(() => Math.min(...cluster.balancer.sizes)).toBeGreaterThan(5);
        await sleep(1_000);
        const [first] = cluster.processes as [Cluster['processes'][number]];
        const handed = cluster.balancer.sizes[0];
        const began = performance.now();
        const ended = first.server.kill('SIGTERM');
        const areElsewhere = () =>
          cluster.balancer.sizes[0] === 0 &&
          players().every(({ isGone, length }) => isGone || length > 0);
        await expect.poll(areElsewhere, { timeout: 60_000, interval: 20 }).toBe(true);
        const took = performance.now() - began;
        const code = await ended;
        await sleep(1_000);
        await first.server.start();
        return { handed, took, code };
      });
      process.stdout.write(`${result.handed} connections in ${Math.round(result.took)} ms\n`);
      expect([...verdict.violations, ...journal.complaints]).toEqual([]);
      expect(result.code).toBe(0);
      expect(result.took).toBeLessThan(LONGEST);
    } finally {
      await cluster.stop();
    }
  },
);
