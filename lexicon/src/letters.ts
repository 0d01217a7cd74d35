/** The 32 letters of Polish words in the order of the alphabet: one bit each in a word of memory. */
export const LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';

/** A letter as its place in the alphabet, 0–31. */
export type Letter = number;

/** By code of a character, all of which are below 0x180: its place, or -1. */
const PLACES = new Int8Array(0x180).fill(-1);
for (let place = 0; place < LETTERS.length; place++) PLACES[LETTERS.charCodeAt(place)] = place;

/** The place of the lower-case letter at an index of a word, or -1 for what is none. */
export function letterAt(word: string, index: number): Letter {
  const code = word.charCodeAt(index);
  return code < PLACES.length ? (PLACES[code] as number) : -1;
}

/** The place of a lower-case letter, or -1 for what is not a letter of the alphabet. */
export function letterOf(character: string): Letter {
  return character.length === 1 ? letterAt(character, 0) : -1;
}

export function characterOf(letter: Letter): string {
  return LETTERS[letter] as string;
}

/** A lower-case word as letters; null if it holds anything else. */
export function spell(word: string): Uint8Array | null {
  const letters = new Uint8Array(word.length);
  for (let i = 0; i < word.length; i++) {
    const letter = letterAt(word, i);
    if (letter < 0) return null;
    letters[i] = letter;
  }
  return letters;
}
