import type { Letter } from './alphabet.ts';
import { EDITIONS } from './editions.ts';

/** The Polish alphabet, for whatever knows no other edition. */
const POLISH = EDITIONS.pl.alphabet;

export const LETTERS = POLISH.letters;

/** The place of a lower-case letter, or -1 for what is not a letter of the alphabet. */
export function letterOf(character: string): Letter {
  return POLISH.letterOf(character);
}

export function characterOf(letter: Letter): string {
  return POLISH.characterOf(letter);
}

/** A lower-case word as letters; null if it holds anything else. */
export function spell(word: string): Uint8Array | null {
  return POLISH.spell(word);
}
