import { describe, expect, it } from 'vitest';
import {
  type Admits,
  ANY_PART,
  openLexicon,
  openLexiconInPieces,
  PARTS_OF_SPEECH,
} from '../src/index.ts';
import { readPolish, readPolishBytes } from '../src/node.ts';
import { wordsOf } from '../testing/index.ts';
import { bufferOf, opened, plain, written } from './written.ts';

const NOUN = 1 << PARTS_OF_SPEECH.indexOf('noun');
const CONJUNCTION = 1 << PARTS_OF_SPEECH.indexOf('conjunction');
const NOUNS: Admits = { parts: ['noun'], properNouns: false };
const NOUNS_AND_NAMES: Admits = { parts: ['noun'], properNouns: true };

const lexicon = opened(
  {
    words: new Map([
      ['kot', 1],
      ['kotek', 1],
      ['ale', 2],
      ['jak', 3],
    ]),
    names: plain(['ala', 'kotka', 'ale']),
    abbreviations: plain(['km', 'kotl']),
    reader: plain(['kot', 'ale', 'jak']),
    everyday: plain(['ale', 'jak']),
  },
  [NOUN, CONJUNCTION, NOUN | CONJUNCTION],
);

describe('a verdict', () => {
  it.each([
    ['kot', NOUNS, true],
    ['KOT', NOUNS, true],
    ['jak', NOUNS, true],
    ['ale', ANY_PART, true],
    ['ale', NOUNS, 'part-of-speech'],
    ['ale', NOUNS_AND_NAMES, true],
    ['Ala', ANY_PART, 'proper-noun'],
    ['ala', NOUNS_AND_NAMES, true],
    ['kotka', NOUNS_AND_NAMES, true],
    ['km', NOUNS_AND_NAMES, 'abbreviation'],
    ['kote', ANY_PART, 'not-listed'],
    ['kotkow', ANY_PART, 'not-listed'],
    ['a', ANY_PART, 'too-short'],
    ['', ANY_PART, 'too-short'],
    ['kot!', ANY_PART, 'letter'],
    ['max', ANY_PART, 'letter'],
    ['ko t', ANY_PART, 'letter'],
    ['кот', ANY_PART, 'letter'],
  ] as const)('on %s', (word, admits, expected) => {
    const verdict = lexicon.verdict(word, admits);
    expect(verdict.word ? true : verdict.reason).toBe(expected);
  });

  it('does not mind how an accent was typed', () => {
    const word = 'źdźbło';
    const other = opened({ words: plain([word]) });
    expect(other.verdict(word.normalize('NFD'), ANY_PART)).toEqual({ word: true });
  });
});

describe('a graph', () => {
  it('holds what is admitted', () => {
    expect(wordsOf(lexicon.graph(ANY_PART))).toEqual(['ale', 'jak', 'kot', 'kotek']);
    expect(wordsOf(lexicon.graph(NOUNS))).toEqual(['jak', 'kot', 'kotek']);
    const withNames = wordsOf(lexicon.graph(NOUNS_AND_NAMES));
    expect(withNames).toEqual(['ala', 'ale', 'jak', 'kot', 'kotek', 'kotka']);
  });

  it('holds what people know and is admitted', () => {
    expect(wordsOf(lexicon.graph(ANY_PART, 'reader'))).toEqual(['ale', 'jak', 'kot']);
    expect(wordsOf(lexicon.graph(NOUNS, 'reader'))).toEqual(['jak', 'kot']);
    expect(wordsOf(lexicon.graph(NOUNS_AND_NAMES, 'everyday'))).toEqual(['jak']);
  });

  it('is the whole list where a list says nothing about what people know', () => {
    const other = opened({ words: plain(['kot']) });
    expect(wordsOf(other.graph(ANY_PART, 'everyday'))).toEqual(['kot']);
  });

  it('is the same object for the same question', () => {
    for (const vocabulary of ['everyday', 'reader', 'all'] as const) {
      for (const admits of [NOUNS, NOUNS_AND_NAMES, ANY_PART]) {
        const again = { ...admits, parts: [...admits.parts] };
        expect(lexicon.graph(again, vocabulary)).toBe(lexicon.graph(admits, vocabulary));
      }
    }
  });

  it('shares all but its ends with other admissions', () => {
    const [nouns, any] = [lexicon.graph(NOUNS), lexicon.graph(ANY_PART)];
    expect(nouns.masks).toBe(any.masks);
    expect(nouns.children).toBe(any.children);
    expect(nouns.ends).not.toEqual(any.ends);
  });
});

describe('a file', () => {
  it('is opened once', () => {
    const buffer = bufferOf(written({ words: plain(['kot']) }));
    expect(openLexicon(buffer)).toBe(openLexicon(buffer));
  });

  it('is the same in pieces, with rests between them', async () => {
    const buffer = readPolishBytes().slice(0);
    let rests = 0;
    const slow = await openLexiconInPieces(buffer, async () => {
      rests += 1;
    });
    expect(rests).toBeGreaterThan(5);
    expect(openLexicon(buffer)).toBe(slow);
    const [graph, whole] = [slow.graph(ANY_PART), readPolish().graph(ANY_PART)];
    expect(graph.root).toBe(whole.root);
    for (const part of ['masks', 'ends', 'firsts', 'children'] as const) {
      expect(Buffer.compare(bytesOf(graph[part]), bytesOf(whole[part])), part).toBe(0);
    }
  });

  it('is refused in pieces too', async () => {
    const bad = Buffer.from(written({ words: plain(['kot', 'kotek', 'ale']) }));
    bad[bad.length - 1] = (bad.at(-1) as number) ^ 0x20;
    await expect(openLexiconInPieces(bufferOf(bad), async () => {})).rejects.toThrow('checksum');
  });

  const good = written({ words: plain(['kot', 'kotek', 'ale']) });
  it.each<[string, Uint8Array, string]>([
    ['that is empty', good.subarray(0, 0), 'too short'],
    ['of another kind', Buffer.from('<!doctype html><title>Not found</title>'), 'begin as one'],
    ['of another version', Buffer.concat([Buffer.from('LATELEX9'), good.subarray(8)]), 'begin'],
    ['cut off', good.subarray(0, -1), 'checksum'],
    ['cut off in its header', good.subarray(0, 40), 'cut off'],
    ['with something behind it', Buffer.concat([good, Buffer.alloc(1)]), 'checksum'],
    ['without words', written({ names: plain(['ala']) }), 'no words'],
  ])('%s is refused', (_, bytes, why) => {
    expect(() => openLexicon(bufferOf(bytes))).toThrow(why);
  });

  it('is refused whichever of its bytes was changed', () => {
    for (let i = 0; i < good.length; i++) {
      const bad = Buffer.from(good);
      bad[i] = (bad[i] as number) ^ 0x20;
      expect(() => openLexicon(bufferOf(bad)), `byte ${i}`).toThrow('no usable lexicon');
    }
  });
});

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
