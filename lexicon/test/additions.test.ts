import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAdditions } from '../src/additions.ts';
import { frontCoded } from '../src/front-coded.ts';
import { type Admits, ANY_PART, hasWord, openLexicon } from '../src/index.ts';
import { sealed } from '../src/sealed-text.ts';
import { wordsOf } from '../testing/index.ts';
import { LETTERS } from '../testing/polish-letters.ts';
import { plain, written } from './written.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Lines as people would write them. */
function coded(lines: string): string {
  return lines.replaceAll(/^((?!list).*): (.*)$/gm, (_, head, words) => {
    return `${head}: ${frontCoded(words.split(' '))}`;
  });
}

function opened(base: Iterable<string>, lines: string) {
  const list = written({ words: plain(base), abbreviations: plain(['hot', 'km']) });
  return openLexicon(withAdditions(list, bytes(sealed(coded(lines)))));
}

const NOUNS: Admits = { parts: ['noun'], properNouns: false };
const DECENT: Admits = { ...ANY_PART, vulgar: false };

describe('additions to a list', () => {
  const lexicon = opened(
    ['kot', 'kotek', 'kota', 'drań', 'zły'],
    `list: test-1
vulgar: drań
list: test-2
noun: kotka kotkami
noun: drania
vulgar: drania
adverb: kota
out: kotek zły
no-abbreviation: hot
list: test-3
noun: zły
out: kotkami
`,
  );
  const words = (id: string) => wordsOf(lexicon.ofList(id)!.graph(ANY_PART));

  it('make newer lists, and leave the older ones as they were', () => {
    expect(lexicon.id).toBe('test-3');
    expect(lexicon.lists).toEqual(['test-1', 'test-2', 'test-3']);
    expect(words('test-1')).toEqual(['drań', 'kot', 'kota', 'kotek', 'zły']);
    expect(words('test-2')).toEqual(['drania', 'drań', 'kot', 'kota', 'kotka', 'kotkami']);
    expect(words('test-3')).toEqual(['drania', 'drań', 'kot', 'kota', 'kotka', 'zły']);
    expect(lexicon.ofList('test-4')).toBeNull();
    expect(lexicon.ofList('test-1')!.ofList('test-3')).toBe(lexicon);
  });

  it('change what a word can be, and what is called an abbreviation', () => {
    const say = (id: string, word: string, admits: Admits) => {
      const verdict = lexicon.ofList(id)!.verdict(word, admits);
      return verdict.word || verdict.reason;
    };
    expect(say('test-1', 'kota', NOUNS)).toBe(true);
    expect(say('test-2', 'kota', NOUNS)).toBe('part-of-speech');
    expect(say('test-1', 'hot', NOUNS)).toBe('abbreviation');
    expect(say('test-2', 'hot', NOUNS)).toBe('not-listed');
    expect(say('test-2', 'km', NOUNS)).toBe('abbreviation');
  });

  it('mark what is vulgar, in older lists too', () => {
    for (const [id, word] of [
      ['test-1', 'drań'],
      ['test-3', 'drania'],
    ] as const) {
      const list = lexicon.ofList(id)!;
      expect(list.verdict(word, ANY_PART)).toEqual({ word: true });
      expect(list.verdict(word, DECENT)).toEqual({ word: false, reason: 'vulgar' });
      expect(hasWord(list.graph(DECENT), word)).toBe(false);
      expect(wordsOf(list.graph(DECENT))).toEqual(
        wordsOf(list.graph(ANY_PART)).filter((other) => !other.startsWith('dra')),
      );
    }
    expect(lexicon.verdict('kotek', DECENT)).toMatchObject({ reason: 'not-listed' });
  });

  it('share all but the root', () => {
    const [old, young] = [lexicon.ofList('test-1')!.graph(NOUNS), lexicon.graph(NOUNS)];
    expect(old.root).not.toBe(young.root);
    for (const column of ['masks', 'ends', 'firsts', 'children'] as const) {
      expect(old[column]).toBe(young[column]);
    }
  });

  it('give exactly the words that sets would', () => {
    const letter = fc.constantFrom('a', 'b', 'ż');
    const word = fc.oneof(
      fc.string({ unit: letter, minLength: 2, maxLength: 6 }),
      fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 5 }),
    );
    const list = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        list,
        fc.array(fc.record({ more: list, less: list }), { maxLength: 3 }),
        (base, steps) => {
          const lines = steps.map(
            ({ more, less }, i) =>
              `list: x-${i + 2}\nnoun: ${more.join(' ')}\nout: ${less.join(' ')}\n`,
          );
          const found = opened(base, lines.join(''));
          const expected = new Set(base);
          expect(wordsOf(found.ofList('test-1')!.graph(ANY_PART)).sort()).toEqual([...base].sort());
          for (const [i, { more, less }] of steps.entries()) {
            for (const one of more) expected.add(one);
            for (const one of less) expected.delete(one);
            const graph = found.ofList(`x-${i + 2}`)!.graph(ANY_PART);
            expect(wordsOf(graph).sort()).toEqual([...expected].sort());
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a file with additions', () => {
  const list = written({ words: plain(['kot']) });
  const good = sealed(coded('list: x-2\nnoun: kotek\n'));

  it('is refused whichever of its bytes was changed', () => {
    const file = new Uint8Array(withAdditions(list, bytes(good)));
    for (let i = 0; i < file.length; i++) {
      const bad = new Uint8Array(file);
      bad[i] = (bad[i] as number) ^ 0x20;
      expect(() => openLexicon(bad.buffer), `byte ${i}`).toThrow('no usable lexicon');
    }
  });

  it.each([
    ['a head that nobody knows', 'list: x-2\nnuon: kotek\n', 'nuon'],
    ['something that is no word', 'list: x-2\nnoun: max\n', 'max'],
    ['a word of one letter', 'list: x-2\nnoun: a kotek\n', '"a" is added'],
  ])('with %s is refused', (_, lines, why) => {
    const file = withAdditions(list, bytes(sealed(coded(lines))));
    expect(() => openLexicon(file)).toThrow(why);
  });

  it.each(['0kot9ek', '0kot3', 'kot', '0kot 3ek'])(
    'with words written as %s is refused',
    (words) => {
      const file = withAdditions(list, bytes(sealed(`list: x-2\nnoun: ${words}\n`)));
      expect(() => openLexicon(file)).toThrow('no usable lexicon');
    },
  );

  it('that are cut off is refused', () => {
    expect(() => openLexicon(withAdditions(list, bytes(good.slice(0, -3))))).toThrow('checksum');
    expect(() => openLexicon(withAdditions(list, bytes('')))).toThrow('checksum');
  });
});
