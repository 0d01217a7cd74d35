import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_PART, hasWord } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { wordsOf } from '@late/lexicon/testing';
import { afterAll, describe, expect, test } from 'vitest';
import type { OpenList } from '../lexicon/contestant.ts';
import { openList as cspell } from '../lexicon/cspell.ts';
import { writeFiles } from '../lexicon/files.ts';
import { openList as late } from '../lexicon/late.ts';
import { openList as mnemonist } from '../lexicon/mnemonist.ts';
import { questions } from '../lexicon/questions.ts';
import { openList as set } from '../lexicon/set.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-lexicon-'));
afterAll(() => rmSync(folder, { recursive: true }));

const graph = readPolish().graph(ANY_PART);
const words = wordsOf(graph, 5);
const asked = questions(words, (word) => hasWord(graph, word), 2_000, graph.alphabet);
writeFiles(folder, words);

describe('every contestant gives the same answers', () => {
  test.each<[string, OpenList]>([
    ['late', late],
    ['Set', set],
    ['cspell-trie-lib', cspell],
    ['mnemonist Trie', mnemonist],
  ])('%s', (_, openList) => {
    const has = openList(folder, 'pl');
    expect(asked.map(has)).toEqual(asked.map((_, i) => i % 2 === 0));
  });
});
