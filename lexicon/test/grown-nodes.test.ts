import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growLists } from '../build/grow-lists.ts';
import { keptList } from '../build/kept-list.ts';
import { withAdditions, writeAdditions } from '../src/additions.ts';
import { frontCoded } from '../src/front-coded.ts';
import { ANY_PART, type Lexicon, openLexicon } from '../src/index.ts';
import { wordsOf } from '../testing/index.ts';
import { bufferOf, EVERY_PART, plain, written } from './written.ts';

interface Step {
  readonly more: readonly string[];
  readonly less: readonly string[];
  readonly vulgar: readonly string[];
}

const NOUN = 1;

function compiled(base: readonly string[], steps: readonly Step[], below = ''): Uint8Array {
  const list = written({ words: plain(base) });
  const growing = growLists(keptList(bufferOf(list)));
  const lines = steps.map(({ more, less, vulgar }, i) => {
    const changes = new Map([
      ...more.map((word): [string, number] => [word, NOUN]),
      ...less.map((word): [string, number] => [word, 0]),
    ]);
    return `list: x-${i + 2}\n${growing.grow(changes, vulgar)}\n`;
  });
  const additions = writeAdditions(lines.join('') + below, growing.compiled());
  return new Uint8Array(withAdditions(list, additions));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ż'), minLength: 2, maxLength: 6 });
const words = fc.uniqueArray(word, { maxLength: 40 });
const admitted = (lexicon: Lexicon, vulgar: boolean) =>
  wordsOf(lexicon.graph({ ...ANY_PART, vulgar })).sort();

describe('additions that are compiled', () => {
  it('give exactly the words that sets would, with and without vulgar ones', () => {
    const step = fc.record({ more: words, less: words, vulgar: words });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        fc.array(step, { maxLength: 3 }),
        (base, steps) => {
          const newest = openLexicon(bufferOf(compiled(base, steps)));
          const [all, vulgar] = [new Set(base), new Set<string>()];
          for (const [i, step] of steps.entries()) {
            for (const one of step.more) {
              all.add(one);
              vulgar.delete(one);
            }
            for (const one of step.less) all.delete(one);
            for (const one of step.vulgar) vulgar.add(one);
            const list = newest.ofList(`x-${i + 2}`)!;
            expect(admitted(list, true)).toEqual([...all].sort());
            expect(admitted(list, false)).toEqual([...all].filter((w) => !vulgar.has(w)).sort());
          }
          expect(admitted(newest.ofList('test-1')!, true)).toEqual([...base].sort());
        },
      ),
      { numRuns: 100 },
    );
  });

  it('bring new kinds of words', () => {
    const lexicon = openLexicon(
      bufferOf(compiled(['kot', 'kota'], [{ more: ['kotek'], less: ['kot'], vulgar: [] }])),
    );
    const say = (asked: string) => lexicon.verdict(asked, { ...ANY_PART, parts: ['verb'] });
    expect(say('kota')).toEqual({ word: true });
    expect(say('kotek')).toEqual({ word: false, reason: 'part-of-speech' });
    expect(EVERY_PART).not.toBe(NOUN);
  });

  it('go on with lines of words below them, which leave vulgar what is', () => {
    const step = { more: ['drań'], less: [], vulgar: ['drań'] };
    const below = `list: x-house\nnoun: ${frontCoded(['drań', 'psik'])}\nout: ${frontCoded(['kot'])}\n`;
    const lexicon = openLexicon(bufferOf(compiled(['kot', 'kota'], [step], below)));
    expect(lexicon.id).toBe('x-house');
    expect(admitted(lexicon, true)).toEqual(['drań', 'kota', 'psik']);
    expect(admitted(lexicon, false)).toEqual(['kota', 'psik']);
    expect(admitted(lexicon.ofList('x-2')!, true)).toEqual(['drań', 'kot', 'kota']);
  });

  it('are refused whichever of their bytes was changed', () => {
    const file = compiled(['kot', 'kota'], [{ more: ['kotek'], less: [], vulgar: ['kota'] }]);
    for (let i = 0; i < file.length; i++) {
      const bad = new Uint8Array(file);
      bad[i] = (bad[i] as number) ^ 0x20;
      expect(() => openLexicon(bad.buffer), `byte ${i}`).toThrow('no usable lexicon');
    }
  });

  /** A mask, its ends, the children and their classes: a node with one way, or what is wrong with it. */
  const node = (...children: number[]) => [1, 0, 0, 0, 1, 0, 0, 0, ...children, 1, 0, 0, 0];

  it.each([
    ['that does not close', 'grown: 1 2 5 5', node(0, 0, 0, 0, 0, 0, 0, 0)],
    ['that leads to itself', 'grown: 1 1 5 5', node(9, 0, 0, 0)],
    ['that begins nowhere', 'grown: 1 1 77 5', node(0, 0, 0, 0)],
    ['that is cut off', 'grown: 2 1 5 5', node(0, 0, 0, 0)],
    ['of which something is left', 'grown: 1 1 4 4', [...node(0, 0, 0, 0), 7]],
    ['without numbers', 'grown: x', node(0, 0, 0, 0)],
  ])('%s is refused', (_, line, bytes) => {
    const list = written({ words: plain(['kot']) });
    const additions = writeAdditions(`list: x-2\n${line}\n`, Uint8Array.from(bytes));
    expect(() => openLexicon(withAdditions(list, additions))).toThrow('no usable lexicon');
  });
});
