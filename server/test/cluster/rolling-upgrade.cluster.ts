import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { clusterOf, SERVER_ARGS } from '../../nemesis/cluster-of.ts';
import { playWhile } from '../../nemesis/play-while.ts';
import { anyBotMoveItCan } from '../../players/bot-moves.ts';
import { Journal } from '../../players/journal.ts';
import { Cluster, type ClusterProcess } from '../../testing/index.ts';
import { hasPreviousEdition, unpackPreviousEdition } from './previous-edition.ts';

const NEXT = fileURLToPath(new URL('./next-edition.ts', import.meta.url));
const NEXT_ARGS = [...SERVER_ARGS.slice(0, -1), NEXT];
/** How long old and new serve side by side, each time. */
const BESIDE = 1_500;
const PATIENCE = { timeout: 60_000 };

/** Replaces three processes under load by three of another edition, one after the other. */
async function upgrade(from: readonly string[], to: readonly string[]) {
  const journal = new Journal();
  const cluster = await clusterOf(
    () => {},
    (text) => journal.complain(text),
    from,
  );
  try {
    const load = { tables: 12, seed: 1, pause: 300, chooseMove: anyBotMoveItCan };
    const { result, verdict } = await playWhile(cluster, load, journal, async () => {
      const beside: number[] = [];
      const codes: (number | null)[] = [];
      for (const old of [...cluster.processes]) {
        await cluster.add(to);
        await expect.poll(() => cluster.balancer.ready, PATIENCE).toBe(cluster.processes.length);
        const before = journal.acknowledged;
        if (beside.length === 0) await beginAgain(old);
        await sleep(BESIDE);
        beside.push(journal.acknowledged - before);
        codes.push(await cluster.retire(old));
      }
      await sleep(BESIDE);
      return { beside, codes, schema: await schemaOf(cluster) };
    });
    const violations = [...verdict.violations, ...journal.complaints];
    process.stdout.write(
      `${journal.acknowledged} requests acknowledged, ${result.beside.join(' + ')} by both editions; ` +
        `longest without a word ${Math.round(journal.longestSilence)} ms\n`,
    );
    return { ...result, violations };
  } finally {
    await cluster.stop();
  }
}

/** A process of the old edition may have to start again though the schema is the new one's. */
async function beginAgain({ server }: ClusterProcess): Promise<void> {
  await server.kill('SIGKILL');
  await server.start();
}

async function schemaOf({ postgres, databaseUrl }: Cluster): Promise<number> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const [row] = await postgres.run('SELECT max(number) AS number FROM migrations', [], name);
  return Number(row?.number);
}

describe.skipIf(!Cluster.isPossible())('three processes under load are upgraded one by one', () => {
  // Made up, so that it can be tried at any time: this edition bears what a next one may bring.
  test('from this edition to a next one, which has a larger schema and says new things', async () => {
    const { MIGRATIONS } = await import('../../src/store/postgres/migrations/index.ts');
    const { violations, beside, codes, schema } = await upgrade(SERVER_ARGS, NEXT_ARGS);
    expect(violations).toEqual([]);
    expect(codes).toEqual([0, 0, 0]);
    expect(Math.min(...beside)).toBeGreaterThan(0);
    expect(schema).toBe(MIGRATIONS.length + 1);
  });

  // Real: what changed since is borne by processes that know nothing of it.
  test.skipIf(!hasPreviousEdition())(
    'from the edition before this one, as git has it',
    async () => {
      const previous = unpackPreviousEdition();
      try {
        const { violations, beside, codes } = await upgrade(previous.args, SERVER_ARGS);
        // Its pictures are not held against this edition's: a view may have got more to tell since.
        const isPicture = (text: string) => text.includes('saw another table');
        expect(violations.filter((text) => !isPicture(text))).toEqual([]);
        expect(codes).toEqual([0, 0, 0]);
        expect(Math.min(...beside)).toBeGreaterThan(0);
      } finally {
        previous.remove();
      }
    },
  );
});
