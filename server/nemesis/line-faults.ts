import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, pick } from '@late/kernel';
import type { Cluster, FaultyLine, FaultyPipe } from '../testing/index.ts';
import type { Fault } from './fault.ts';

const ENDS = ['client', 'server'] as const;

/** What befalls one process's line, for a while. */
type Spoil = (line: FaultyLine, mind: Chance) => Promise<void>;

const SPOILS: readonly (readonly [name: string, spoil: Spoil])[] = [
  [
    'delayed',
    async (line, mind) => {
      line.delay(50 + mind.below(1_500));
      await sleep(1_000 + mind.below(3_000));
      line.mend(false);
    },
  ],
  [
    'cut',
    async (line, mind) => {
      line.cut();
      await sleep(mind.below(3_000));
      line.mend(false);
    },
  ],
  [
    'half-closed',
    async (line, mind) => {
      line.halfClose(pick(mind, ENDS));
      await sleep(mind.below(3_000));
      line.mend(true);
    },
  ],
  [
    'swallowed',
    async (line, mind) => {
      line.swallow();
      await sleep(1_000 + mind.below(6_000));
      // A network that comes back brings what it kept, or has forgotten the connection.
      line.mend(mind.below(2) === 0);
    },
  ],
];

/** The lines of one process or of all. */
function someLines(cluster: Cluster, to: 'database' | 'bus', mind: Chance): FaultyLine[] {
  const lines = cluster.processes.flatMap((process) => process[to] ?? []);
  return mind.below(3) ? [pick(mind, lines)] : lines;
}

function linesTo(to: 'database' | 'bus'): Fault[] {
  return SPOILS.map(([name, spoil]) => ({
    kind: `line to the ${to} ${name}`,
    spoils: `lines to the ${to}`,
    inflict: async (cluster, mind) => {
      await Promise.all(someLines(cluster, to, mind).map((line) => spoil(line, mind)));
    },
  }));
}

function somePipes({ balancer }: Cluster, mind: Chance): FaultyPipe[] {
  const all = 1 + mind.below(3);
  return balancer.pipes.filter(() => mind.below(all) === 0);
}

const OF_CLIENTS: readonly Fault[] = [
  {
    kind: 'lines of clients delayed',
    spoils: 'lines of clients',
    async inflict(cluster, mind) {
      const pipes = somePipes(cluster, mind);
      for (const pipe of pipes) pipe.delay(mind.below(1_500));
      await sleep(1_000 + mind.below(3_000));
      for (const pipe of pipes) pipe.delay(0);
    },
  },
  {
    kind: 'lines of clients cut',
    spoils: 'lines of clients',
    async inflict(cluster, mind) {
      for (const pipe of somePipes(cluster, mind)) pipe.cut();
    },
  },
  {
    kind: 'lines of clients half-closed',
    spoils: 'lines of clients',
    async inflict(cluster, mind) {
      for (const pipe of somePipes(cluster, mind)) pipe.halfClose(pick(mind, ENDS));
    },
  },
  {
    kind: 'lines of clients swallowed',
    spoils: 'lines of clients',
    async inflict(cluster, mind) {
      const pipes = somePipes(cluster, mind);
      for (const pipe of pipes) pipe.delay('stuck');
      await sleep(1_000 + mind.below(5_000));
      // Whoever gave up has another line by now; what they had sent arrives all the same.
      for (const pipe of pipes) pipe.delay(0);
    },
  },
];

export const LINE_FAULTS: readonly Fault[] = [
  ...linesTo('database'),
  ...linesTo('bus'),
  ...OF_CLIENTS,
];
