import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@late/kernel';
import { createClient } from '@redis/client';
import type { Cluster, PostgresServer } from '../testing/index.ts';
import type { Fault } from './fault.ts';

const MOST_TRIES = 20;

/** What befalls PostgreSQL and Redis themselves. */
export const PART_FAULTS: readonly Fault[] = [
  {
    kind: 'pg_terminate_backend',
    spoils: 'the database',
    async inflict({ postgres }, mind) {
      // All connections, or about half of them.
      await postgres.run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'late-edition' AND pid % $1 = 0`,
        [1 + mind.below(2)],
      );
    },
  },
  {
    kind: 'PostgreSQL restarted',
    spoils: 'the database',
    inflict: ({ postgres }, mind) => restart(postgres, 'SIGINT', mind),
  },
  {
    kind: 'PostgreSQL killed',
    spoils: 'the database',
    inflict: ({ postgres }, mind) => restart(postgres, 'SIGKILL', mind),
  },
  {
    kind: 'CLIENT KILL TYPE pubsub',
    spoils: 'the bus',
    async inflict({ redis }) {
      const client = createClient({ url: redis.url });
      client.on('error', () => {});
      await client.connect();
      await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
      await client.close();
    },
  },
  {
    kind: 'Redis stopped and started',
    spoils: 'the bus',
    async inflict({ redis }, mind) {
      await redis.kill(mind.below(2) ? 'SIGTERM' : 'SIGKILL');
      await sleep(mind.below(4_000));
      await redis.startAgain();
    },
  },
  {
    kind: 'SIGSTOP of Redis',
    spoils: 'the bus',
    async inflict({ redis }: Cluster, mind) {
      await redis.kill('SIGSTOP');
      await sleep(1_000 + mind.below(5_000));
      await redis.kill('SIGCONT');
    },
  },
];

async function restart(
  postgres: PostgresServer,
  signal: 'SIGINT' | 'SIGKILL',
  mind: Chance,
): Promise<void> {
  await postgres.kill(signal);
  await sleep(mind.below(2_000));
  for (let tries = 1; ; tries++) {
    try {
      await postgres.startAgain();
      return;
    } catch (error) {
      // After a crash its own processes may hold the shared memory for a moment.
      if (tries === MOST_TRIES) throw error;
      await sleep(250);
    }
  }
}
