/** The 32 letters of Polish words in the order of the alphabet: one bit each in a word of memory. */
export const LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';

/** A letter as its place in the alphabet, 0–31. */
export type Letter = number;

const PLACES: ReadonlyMap<string, Letter> = new Map(
  [...LETTERS].map((letter, place) => [letter, place]),
);

/** The place of a lower-case letter, or -1 for what is not a letter of the alphabet. */
export function letterOf(character: string): Letter {
  return PLACES.get(character) ?? -1;
}

export function characterOf(letter: Letter): string {
  return LETTERS[letter] as string;
}

/** A lower-case word as letters; null if it holds anything else. */
export function spell(word: string): Uint8Array | null {
  const letters = new Uint8Array(word.length);
  for (let i = 0; i < word.length; i++) {
    const letter = letterOf(word[i] as string);
    if (letter < 0) return null;
    letters[i] = letter;
  }
  return letters;
}
