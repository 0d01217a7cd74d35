import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askedOfWords } from '../edition.ts';
import { thisMachine } from '../machine.ts';
import { LOOKUPS, ROUNDS, race } from './race.ts';

/** Ready in so many milliseconds, so many times the lookups of the fastest peer, such a part of a Set's memory. */
const EXPECTED = { milliseconds: 60, timesFastestPeer: 2, partOfSetsMemory: 1 / 20 };

const { json, edition } = askedOfWords();
const folder = mkdtempSync(join(tmpdir(), 'bench-lexicon-'));
const { words, results, right } = await race(folder, edition).finally(() =>
  rmSync(folder, { recursive: true }),
);
const machine = thisMachine();
const [late, ...peers] = results as [(typeof results)[0], ...typeof results];
const fastest = Math.max(...peers.map(({ lookupsPerSecond }) => lookupsPerSecond));
const set = results.find(({ name }) => name === 'Set')!;
const ratios = {
  timesFastestPeer: late.lookupsPerSecond / fastest,
  partOfSetsMemory: late.megabytes / set.megabytes,
};
if (json) {
  console.log(
    JSON.stringify({
      bench: 'lexicon',
      edition,
      machine,
      words,
      results,
      ratios,
      expected: EXPECTED,
    }),
  );
} else {
  const row = (first: string, ...rest: string[]) =>
    console.log(first.padEnd(24) + rest.map((cell) => cell.padStart(16)).join(''));
  const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  console.log(`Looking up ${LOOKUPS} words, half of them misspelt, among ${words} (${edition})`);
  row(`median of ${ROUNDS} rounds`, 'ready, ms', 'memory, MB', 'M lookups/s');
  for (const { name, milliseconds, megabytes, lookupsPerSecond } of results) {
    const figures = [milliseconds, megabytes, lookupsPerSecond / 1e6];
    row(name, ...figures.map((figure) => number.format(figure)));
  }
  const times = number.format(ratios.timesFastestPeer);
  const part = number.format(1 / ratios.partOfSetsMemory);
  console.log(`× ${times} the fastest peer; 1/${part} of the memory of a Set`);
  const { milliseconds, timesFastestPeer, partOfSetsMemory } = EXPECTED;
  console.log(
    `expected: ready in ${milliseconds} ms, × ${timesFastestPeer}, 1/${1 / partOfSetsMemory}`,
  );
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
const isMet =
  late.milliseconds <= EXPECTED.milliseconds &&
  ratios.timesFastestPeer >= EXPECTED.timesFastestPeer &&
  ratios.partOfSetsMemory <= EXPECTED.partOfSetsMemory;
if (!right || !isMet) process.exitCode = 1;
