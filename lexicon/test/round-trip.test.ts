import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimise } from '../build/write-lexicon.ts';
import { EDITIONS } from '../src/editions.ts';
import { ANY_PART, hasWord, type WordGraph } from '../src/index.ts';
import { wordsOf } from '../testing/index.ts';
import { LETTERS } from '../testing/polish-letters.ts';
import { opened, plain, written } from './written.ts';

const letter = fc.constantFrom(...LETTERS);
const word = fc.string({ unit: letter, minLength: 2, maxLength: 9 });
/** Few letters, so that words share much. */
const dense = fc.string({ unit: fc.constantFrom('a', 'b', 'ż'), minLength: 2, maxLength: 7 });
const list = fc.uniqueArray(fc.oneof(word, dense), { minLength: 1, maxLength: 80 });

const sorted = (words: Iterable<string>) => [...words].sort();

describe('a list that is written and opened', () => {
  it('holds its words and no others', () => {
    fc.assert(
      fc.property(list, list, (words, others) => {
        const graph = opened({ words: plain(words) }).graph(ANY_PART);
        expect(sorted(wordsOf(graph))).toEqual(sorted(words));
        for (const other of others) expect(hasWord(graph, other)).toBe(words.includes(other));
      }),
      { numRuns: 150 },
    );
  });

  it('has the same bytes in whatever order the words came', () => {
    fc.assert(
      fc.property(list, (words) => {
        const backwards = written({ words: plain([...words].reverse()) });
        expect(written({ words: plain(words) })).toEqual(backwards);
      }),
      { numRuns: 50 },
    );
  });

  it('is as small as can be: no two nodes have the same future', () => {
    fc.assert(
      fc.property(list, (words) => {
        const graph = opened({ words: plain(words) }).graph(ANY_PART);
        const futures = nodesOf(graph).map((node) => wordsOf(graph, Infinity, node).join(' '));
        expect(new Set(futures).size).toBe(futures.length);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps classes apart: words that end alike share nodes only within one', () => {
    const words = new Map([
      ['kotami', 1],
      ['psami', 1],
      ['sami', 2],
    ]);
    expect([...minimise(words, EDITIONS.pl.alphabet).classes].filter(Boolean).sort()).toEqual([
      1, 2,
    ]);
  });
});

function nodesOf(graph: WordGraph): number[] {
  const nodes = new Set([graph.root]);
  for (const node of nodes) {
    const end = graph.firsts[node + 1] ?? graph.children.length;
    for (let i = graph.firsts[node] as number; i < end; i++) nodes.add(graph.children[i] as number);
  }
  return [...nodes];
}
