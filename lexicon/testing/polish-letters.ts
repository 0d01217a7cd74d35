import type { Letter } from '../src/alphabet.ts';
import { EDITIONS } from '../src/editions.ts';

// The Polish alphabet, for tests that know no other edition.

const { alphabet } = EDITIONS.pl;

export const LETTERS = alphabet.letters;

export function letterOf(character: string): Letter {
  return alphabet.letterOf(character);
}

export function characterOf(letter: Letter): string {
  return alphabet.characterOf(letter);
}

export function spell(word: string): Uint8Array | null {
  return alphabet.spell(word);
}
