/** A letter as its place in an alphabet, 0–31. */
export type Letter = number;

/** One bit each in a word of memory. */
const MOST_LETTERS = 32;
/** All letters of our alphabets are below. */
const CODES = 0x180;
const MARKS = /\p{M}/gu;

/** What an alphabet is made of. */
export interface AlphabetData {
  /** In the order of the alphabet, lower-case. */
  readonly letters: string;
  readonly vowels: string;
  /** What a key may stand for where a keyboard lacks these letters; the first of them also with Alt. */
  readonly marked: Readonly<Record<string, string>>;
  /** Letters that are written as others: œ as oe. */
  readonly folded: Readonly<Record<string, string>>;
  /** Whether other accents than those of its letters are left out: é is laid as e. */
  readonly dropsAccents: boolean;
}

/** The letters of an edition's tiles, and how words are spelt with them. */
export class Alphabet {
  readonly letters: string;
  readonly marked: Readonly<Record<string, string>>;
  /** One bit a letter. */
  readonly vowels: number;
  /** By code of a character: its place, or -1. */
  readonly places = new Int8Array(CODES).fill(-1);
  readonly #data: AlphabetData;

  constructor(data: AlphabetData) {
    if (data.letters.length > MOST_LETTERS) throw new Error('too many letters');
    this.#data = data;
    this.letters = data.letters;
    this.marked = data.marked;
    for (const [place, letter] of [...data.letters].entries()) {
      this.places[letter.charCodeAt(0)] = place;
    }
    this.vowels = [...data.vowels].reduce((mask, vowel) => mask | (1 << this.letterOf(vowel)), 0);
  }

  /** The place of the lower-case letter at an index of a word, or -1 for what is none. */
  letterAt(word: string, index: number): Letter {
    const code = word.charCodeAt(index);
    return code < CODES ? (this.places[code] as number) : -1;
  }

  /** The place of a lower-case letter, or -1 for what is not a letter of the alphabet. */
  letterOf(character: string): Letter {
    return character.length === 1 ? this.letterAt(character, 0) : -1;
  }

  characterOf(letter: Letter): string {
    return this.letters[letter] as string;
  }

  /** A lower-case word as letters; null if it holds anything else. */
  spell(word: string): Uint8Array | null {
    const letters = new Uint8Array(word.length);
    for (let i = 0; i < word.length; i++) {
      const letter = this.letterAt(word, i);
      if (letter < 0) return null;
      letters[i] = letter;
    }
    return letters;
  }

  /** The letters that somebody may mean who types one: itself first, then its marked sisters. */
  meant(typed: string): string[] {
    return [typed, ...(this.marked[typed] ?? '')];
  }

  /** A word as tiles spell it, however it was written; what is no letter stays as it is. */
  fold(word: string): string {
    const lower = word.toLowerCase().normalize('NFC');
    if (this.spell(lower)) return lower;
    return Array.from(lower, (character) => this.#foldOne(character)).join('');
  }

  #foldOne(character: string): string {
    if (this.letterOf(character) >= 0) return character;
    const { folded, dropsAccents } = this.#data;
    if (Object.hasOwn(folded, character)) return folded[character] as string;
    return dropsAccents ? character.normalize('NFD').replace(MARKS, '') : character;
  }
}
