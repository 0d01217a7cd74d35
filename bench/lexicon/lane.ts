import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EditionId } from '@late/lexicon';
import type { OpenList } from './contestant.ts';

// A process of its own for each contestant, so that memory and the compiler's lessons are its own.

/** What opening the list cost. */
export interface Opened {
  /** Of processor time, here and below, so that a busy machine cheats nobody. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

export interface Heat {
  readonly lookups: number;
  readonly seconds: number;
  readonly found: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Twice, with a turn of the event loop between: what a decompressor held goes only then. */
async function megabytesUsed(): Promise<number> {
  for (let round = 0; round < 2; round++) {
    collectGarbage();
    await setTimeout(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const [file, folder, questions, edition] = process.argv.slice(2) as [
  string,
  string,
  string,
  EditionId,
];
const { openList }: { openList: OpenList } = await import(file);
let has: (word: string) => boolean;

async function open(): Promise<Opened> {
  const before = await megabytesUsed();
  const start = process.cpuUsage();
  has = openList(folder, edition);
  const milliseconds = 1000 * secondsSince(start);
  return { milliseconds, megabytes: (await megabytesUsed()) - before };
}

function heat(): Heat {
  // Fresh strings: a string that was looked up once remembers its hash, which helps a Set.
  const words = readFileSync(questions, 'utf8').split('\n');
  let found = 0;
  const start = process.cpuUsage();
  for (const word of words) if (has(word)) found++;
  return { lookups: words.length, seconds: secondsSince(start), found };
}

process.on('message', async (order: 'open' | 'heat') => {
  process.send?.(order === 'open' ? await open() : heat());
});
