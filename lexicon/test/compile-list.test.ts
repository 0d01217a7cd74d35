import { describe, expect, it } from 'vitest';
import { compileList } from '../build/compile-list.ts';
import { writeLexicon } from '../build/write-lexicon.ts';
import { ANY_PART, openLexicon } from '../src/index.ts';
import { bufferOf } from './written.ts';

describe('a plain list', () => {
  const text = 'kot\r\nżółw\r\nAla\r\nPKP\r\nkot\r\nx-men\r\nz\r\n';
  const lexicon = openLexicon(bufferOf(writeLexicon(compileList('mine-7', text))));

  it('becomes a lexicon under its own name', () => {
    expect(lexicon.id).toBe('mine-7');
    const say = (word: string) => lexicon.verdict(word, ANY_PART);
    expect(say('kot')).toEqual({ word: true });
    expect(say('żółw')).toEqual({ word: true });
    expect(lexicon.verdict('kot', { parts: ['particle'], properNouns: false }).word).toBe(true);
    expect(say('ala')).toEqual({ word: false, reason: 'proper-noun' });
    expect(say('pkp')).toEqual({ word: false, reason: 'abbreviation' });
    expect(say('men')).toEqual({ word: false, reason: 'not-listed' });
  });

  it('must hold a word', () => {
    expect(() => compileList('mine-7', 'X\n\n')).toThrow('no words');
  });
});
