import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect, unite } from '../src/combine-graphs.ts';
import { ANY_PART, type WordGraph } from '../src/index.ts';
import { wordsOf } from './words-of.ts';
import { opened, plain } from './written.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ź', 'ż'), minLength: 2, maxLength: 6 });
const list = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

const graph = (words: readonly string[]): WordGraph =>
  opened({ words: plain(words) }).graph(ANY_PART);
const sorted = (words: Iterable<string>) => [...words].sort();

describe('two graphs', () => {
  it('united hold the words of either', () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const both = wordsOf(unite(graph(a), graph(b)));
        expect(sorted(both)).toEqual(sorted(new Set([...a, ...b])));
      }),
      { numRuns: 200 },
    );
  });

  it('intersected hold the words of both, and no way leads to nothing', () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const { masks, ends, ...rest } = intersect(graph(a), graph(b));
        expect(sorted(wordsOf({ masks, ends, ...rest }))).toEqual(
          sorted(a.filter((word) => b.includes(word))),
        );
        const deadEnds = [...masks].filter((mask, node) => mask === 0 && ends[node] !== 0);
        expect(deadEnds).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
