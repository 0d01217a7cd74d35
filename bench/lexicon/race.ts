import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANY_PART, type EditionId, hasWord } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { wordsOf } from '@late/lexicon/testing';
import { writeFiles } from './files.ts';
import type { Heat, Opened } from './lane.ts';
import { questions } from './questions.ts';

export const ROUNDS = 7;
export const LOOKUPS = 500_000;
/** The longest rack. */
const LONGEST = 15;
const CONTESTANTS = [
  ['late', './late.ts'],
  ['Set', './set.ts'],
  ['cspell-trie-lib', './cspell.ts'],
  ['mnemonist Trie', './mnemonist.ts'],
] as const;

function ask<T>(lane: ChildProcess, order: 'open' | 'heat'): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a contestant ended: ${code}`));
    lane.once('exit', fail);
    lane.once('message', (answer) => {
      lane.off('exit', fail);
      resolve(answer as T);
    });
    lane.send(order);
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** Opens every list in a process of its own, and asks them all the same questions. */
export async function race(folder: string, edition: EditionId) {
  const lexicon = readLexicon(edition);
  const graph = lexicon.graph(ANY_PART);
  const words = wordsOf(graph, LONGEST);
  const asked = join(folder, 'questions.txt');
  const { alphabet } = lexicon.edition;
  const isWord = (word: string) => hasWord(graph, word);
  writeFileSync(asked, questions(words, isWord, LOOKUPS, alphabet).join('\n'));
  writeFiles(folder, words);

  const lanes = CONTESTANTS.map(([name, module]) => ({
    name,
    process: fork(
      fileURLToPath(new URL('./lane.ts', import.meta.url)),
      [new URL(module, import.meta.url).href, folder, asked, edition],
      { execArgv: [...process.execArgv, '--max-old-space-size=6000'] },
    ),
    opened: { milliseconds: 0, megabytes: 0 },
    heats: [] as Heat[],
  }));
  try {
    for (const lane of lanes) {
      lane.opened = await ask<Opened>(lane.process, 'open');
      await ask<Heat>(lane.process, 'heat');
    }
    // Rounds in turn, so that a busy moment of the machine hits all alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const lane of lanes) lane.heats.push(await ask<Heat>(lane.process, 'heat'));
    }
  } finally {
    for (const lane of lanes) lane.process.kill();
    await Promise.all(
      lanes.map(({ process: { exitCode }, process }) => exitCode ?? once(process, 'exit')),
    );
  }
  const wrong = lanes.filter(({ heats }) => heats.some(({ found }) => found !== LOOKUPS / 2));
  for (const { name } of wrong) console.error(`${name} gives wrong answers`);
  const results = lanes.map(({ name, opened, heats }) => ({
    name,
    ...opened,
    lookupsPerSecond: median(heats.map(({ lookups, seconds }) => lookups / seconds)),
  }));
  return { words: words.length, results, right: wrong.length === 0 };
}
