import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Admits,
  ANY_PART,
  EDITION_IDS,
  EDITIONS,
  hasWord,
  NO_WORD_REASONS,
  PARTS_OF_SPEECH,
} from '../src/index.ts';
import { readLexicon } from '../src/node.ts';

const LEFT_OUT = ['conjunction', 'particle', 'interjection'];
/** Krzyżówka's rule. */
const CONTENT: Admits = {
  parts: PARTS_OF_SPEECH.filter((part) => !LEFT_OUT.includes(part)),
  properNouns: false,
};
const DECENT: Admits = { ...ANY_PART, vulgar: false };
const HEADS = ['counts', 'other-part', ...NO_WORD_REASONS];

/** Inflection is in what counts and what is not listed; so are short words. */
const HEADS_OF_ALL = ['proper-noun', 'abbreviation', 'not-listed', 'vulgar'];

/** The words of a file by what is expected of them. */
function expectations(edition: string): Map<string, string[]> {
  const text = readFileSync(new URL(`words/${edition}.txt`, import.meta.url), 'utf8');
  const told = new Map<string, string[]>(HEADS.map((head) => [head, []]));
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [head = '', words = ''] = line.split(': ');
    const list = told.get(head);
    if (!list) throw new Error(`${edition}: "${head}" is nothing to expect`);
    list.push(...words.split(' '));
  }
  return told;
}

describe.each(EDITION_IDS)('the words of %s', (edition) => {
  const lexicon = readLexicon(edition);
  const told = expectations(edition);
  const say = (word: string, admits: Admits) => {
    const verdict = lexicon.verdict(word, admits);
    return verdict.word ? 'counts' : verdict.reason;
  };

  it('are fetched as a small file, and what they are forms of as another', () => {
    const sizeOf = (ending: string) =>
      statSync(new URL(`../data/${EDITIONS[edition].name}.${ending}.br`, import.meta.url)).size;
    expect(sizeOf('lex') + sizeOf('additions')).toBeLessThanOrEqual(1.2e6);
    expect(sizeOf('forms')).toBeLessThanOrEqual(1.5e6);
  });

  it('are enough to tell', () => {
    const refused = NO_WORD_REASONS.flatMap((reason) => told.get(reason) as string[]);
    expect(new Set(told.get('counts')).size).toBeGreaterThanOrEqual(100);
    expect(new Set(refused).size).toBeGreaterThanOrEqual(50);
    for (const head of HEADS_OF_ALL)
      expect((told.get(head) as string[]).length, head).toBeGreaterThan(3);
  });

  it.each(['counts', 'proper-noun', 'abbreviation', 'not-listed', 'letter', 'too-short'])(
    'that are expected to be: %s',
    (head) => {
      const words = told.get(head) as string[];
      const others = words.filter((word) => say(word, ANY_PART) !== head);
      expect(others.map((word) => `${word}: ${say(word, ANY_PART)}`)).toEqual([]);
    },
  );

  it('of other parts of speech count only where all do', () => {
    for (const word of told.get('other-part') as string[]) {
      expect(say(word, ANY_PART), word).toBe('counts');
      expect(say(word, CONTENT), word).toBe('part-of-speech');
    }
  });

  it('count in Krzyżówka too, if they count at all and are of its parts', () => {
    const words = told.get('counts') as string[];
    expect(words.filter((word) => say(word, CONTENT) !== 'counts')).toEqual([]);
  });

  it('that are vulgar count, but not for a family, and bots do not lay them', () => {
    for (const word of told.get('vulgar') as string[]) {
      expect(say(word, ANY_PART), word).toBe('counts');
      expect(say(word, DECENT), word).toBe('vulgar');
      expect(hasWord(lexicon.graph(DECENT), lexicon.edition.alphabet.fold(word)), word).toBe(false);
    }
  });
});
