import { describe, expect, it } from 'vitest';
import { EDITION_IDS, EDITIONS } from '../src/index.ts';

describe.each(EDITION_IDS)('the alphabet of %s', (id) => {
  const { alphabet } = EDITIONS[id];

  it('has each letter once, and at most as many as a mask has bits', () => {
    const letters = [...alphabet.letters];
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeLessThanOrEqual(32);
    expect(letters.map((letter) => alphabet.letterOf(letter))).toEqual([...letters.keys()]);
    expect(letters.map((_, place) => alphabet.characterOf(place))).toEqual(letters);
  });

  it('spells what it can and nothing else', () => {
    expect(alphabet.spell(alphabet.letters)).toEqual(
      Uint8Array.from(alphabet.letters, (letter) => alphabet.letterOf(letter)),
    );
    for (const other of ['A', ' ', '?', '-', "'", 'щ', '😀', 'll', '']) {
      expect(alphabet.letterOf(other), other).toBe(-1);
    }
    expect(alphabet.spell('a b')).toBeNull();
  });

  it('has vowels and consonants', () => {
    const isVowel = (letter: string) => ((alphabet.vowels >>> alphabet.letterOf(letter)) & 1) === 1;
    expect([...'aeiou'].every(isVowel)).toBe(true);
    expect([...'bcdt'].some(isVowel)).toBe(false);
  });
});

describe('words as tiles spell them', () => {
  it.each([
    ['pl', 'ŹDŹBŁO', 'źdźbło'],
    ['pl', 'Źdźbło'.normalize('NFD'), 'źdźbło'],
    ['pl', 'café', 'café'],
    ['en', 'Café', 'cafe'],
    ['en', 'NAÏVE', 'naive'],
    ['en', 'don’t', 'don’t'],
  ] as const)('%s: %s is %s', (id, written, folded) => {
    expect(EDITIONS[id].alphabet.fold(written)).toBe(folded);
  });
});
