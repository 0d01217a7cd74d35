import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANY_PART, childOf, EDITIONS, openForms, type WordGraph } from '../src/index.ts';
import { readForms, readPolish } from '../src/node.ts';
import { sealed } from '../src/sealed-text.ts';
import { wordsOf } from '../testing/index.ts';

const opened = (lines: string) =>
  openForms(new Uint8Array(new TextEncoder().encode(sealed(lines))).buffer, EDITIONS.pl.alphabet);

/** The words that a grown list has and an older one lacks: what both share is one node. */
function wordsSince(old: WordGraph, young: WordGraph): string[] {
  const { alphabet, masks, ends } = young;
  const words: string[] = [];
  const visit = (node: number, before: number, start: string): void => {
    if (node === before) return;
    for (let letter = 0; letter < alphabet.letters.length; letter++) {
      const has = (bits: Uint32Array, at: number) => (((bits[at] as number) >>> letter) & 1) === 1;
      if (!has(masks, node)) continue;
      const word = start + alphabet.characterOf(letter);
      const isThere = before !== 0 && has(old.masks, before);
      if (has(ends, node) && !(isThere && has(old.ends, before))) words.push(word);
      visit(childOf(young, node, letter), isThere ? childOf(old, before, letter) : 0, word);
    }
  };
  visit(young.root, old.root, '');
  return words;
}

describe('what a form is a form of', () => {
  const forms = readForms('pl')!;
  const say = (word: string) => forms.formsOf(word).map(({ base, part }) => `${base} ${part}`);

  it.each([
    ['łez', 'łza noun'],
    ['ŁEZ', 'łza noun'],
    ['psom', 'pies noun'],
    ['szłam', 'iść verb'],
    ['najlepszych', 'dobry adjective'],
    ['nierobienie', 'robić verb'],
    ['nieładnego', 'nieładny adjective'],
    ['naukowczyniami', 'naukowczyni noun'],
    ['chirurżek', 'chirurżka noun'],
    ['abym', 'aby conjunction'],
    ['AM', 'am interjection'],
    ['fun', 'fun noun'],
    ['nara', 'nara interjection'],
    ['koptami', 'kopt noun'],
    ['plugina', 'plugin noun'],
    ['nań', 'on pronoun'],
    ['boś', 'bo conjunction'],
    ['joł', 'joł interjection'],
    ['zwarzyłoby', 'zwarzyć verb'],
    ['wpince', 'wpinka noun'],
    ['mnie', 'ja pronoun'],
    ['niego', 'on pronoun'],
    ['nie', 'on pronoun'],
  ])('%s: %s', (word, reading) => {
    expect(say(word)).toContain(reading);
  });

  it('may be several things, each told once', () => {
    expect(say('lecz')).toEqual(expect.arrayContaining(['lecz conjunction', 'leczyć verb']));
    expect(say('lub')).toEqual(expect.arrayContaining(['lub conjunction', 'lubić verb']));
    expect(new Set(say('piec')).size).toBe(say('piec').length);
  });

  it('is what the list counts it as', () => {
    expect(say('gdy')).toEqual(['gdy conjunction']);
    expect(say('albo')).toEqual(['albo conjunction', 'albo particle']);
    expect(say('już')).toEqual(['już adverb', 'już particle']);
    const polish = readPolish();
    const shorts = wordsOf(polish.graph(ANY_PART), 5);
    const others = shorts.flatMap((word) =>
      forms
        .formsOf(word)
        .filter(({ part }) => !polish.verdict(word, { parts: [part], properNouns: false }).word)
        .map(({ base, part }) => `${word}: ${base} ${part}`),
    );
    expect(others).toEqual([]);
  });

  it('is told of every word that an addition has', () => {
    const polish = readPolish();
    const [young, old] = [polish, polish.ofList('polski-1')!].map((one) => one.graph(ANY_PART));
    const added = wordsSince(old!, young!);
    expect(added.length).toBe(4_274);
    expect(added.filter((word) => say(word).length === 0)).toEqual([]);
  });

  it('is nothing for what is no word', () => {
    expect(say('zażułcił')).toEqual([]);
    expect(say('')).toEqual([]);
  });

  it('takes little to fetch', () => {
    const { size } = statSync(new URL('../data/polski.forms.br', import.meta.url));
    expect(size).toBeLessThan(1.5e6);
  });
});

describe('a file of forms', () => {
  it('is read pattern by pattern', () => {
    const forms = opened('noun|a|a,y: 0.mam1tat\nverb|ieść|ieść,iodę: 0.w\n');
    expect(forms.formsOf('taty')).toEqual([{ base: 'tata', part: 'noun' }]);
    expect(forms.formsOf('wiodę')).toEqual([{ base: 'wieść', part: 'verb' }]);
  });

  it.each(['nuon|a|a: 0.m\n', 'noun|a: 0.m\n', 'noun\n'])('is refused if it says %j', (lines) => {
    expect(() => opened(lines)).toThrow('no usable lexicon');
  });

  it('is refused if it was changed', () => {
    const bytes = new TextEncoder().encode(sealed('noun|a|a,y: 0.mam\n'));
    bytes[bytes.length - 2] = 0x61;
    expect(() => openForms(new Uint8Array(bytes).buffer, EDITIONS.pl.alphabet)).toThrow('checksum');
  });
});
