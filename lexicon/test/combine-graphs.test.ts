import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect, unite } from '../src/combine-graphs.ts';
import { ANY_PART, childOf, type WordGraph } from '../src/index.ts';
import { wordsOf } from '../testing/index.ts';
import { LETTERS } from '../testing/polish-letters.ts';
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
        const both = intersect(graph(a), graph(b));
        const common = a.filter((word) => b.includes(word));
        expect(sorted(wordsOf(both))).toEqual(sorted(common));
        for (let node = 0; node < both.masks.length; node++) {
          for (const letter of lettersThatOnlyLeadOn(both, node)) {
            expect(both.masks[childOf(both, node, letter)]).not.toBe(0);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

function lettersThatOnlyLeadOn({ masks, ends }: WordGraph, node: number): number[] {
  const only = (masks[node] as number) & ~(ends[node] as number);
  return [...LETTERS].flatMap((_, letter) => ((only >>> letter) & 1 ? [letter] : []));
}
