import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, pick } from '@late/kernel';
import type { Cluster, ServerProcess } from '../testing/index.ts';
import type { Fault } from './fault.ts';

/** A claimed table belongs to nobody else for three seconds: this is longer. */
const BEYOND_THE_LEASE = 3_500;
const MOST_TRIES = 20;

export const PROCESS_FAULTS: readonly Fault[] = [
  {
    kind: 'kill -9 of a process',
    spoils: 'a process',
    async inflict(cluster, mind) {
      const server = anyServer(cluster, mind);
      await server.kill('SIGKILL');
      await sleep(mind.below(1_000));
      await startInsistently(server);
    },
  },
  {
    kind: 'SIGTERM of a process',
    spoils: 'a process',
    async inflict(cluster, mind) {
      const server = anyServer(cluster, mind);
      const code = await server.kill('SIGTERM');
      await startInsistently(server);
      // 1 is for a process that ran out of patience with what it could not finish.
      if (code !== 0 && code !== 1) throw new Error(`a process ended with ${code}`);
    },
  },
  {
    kind: 'SIGSTOP beyond the lease',
    spoils: 'a process',
    async inflict(cluster, mind) {
      const server = anyServer(cluster, mind);
      server.signal('SIGSTOP');
      await sleep(BEYOND_THE_LEASE + mind.below(4_000));
      server.signal('SIGCONT');
    },
  },
];

function anyServer({ processes }: Cluster, mind: Chance): ServerProcess {
  return pick(mind, processes).server;
}

/** The database may be away just now: then it ends with a sentence, and is started again, as by whatever runs it. */
async function startInsistently(server: ServerProcess): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await server.start();
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await sleep(500);
    }
  }
}
