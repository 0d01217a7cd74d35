import type { Alphabet } from '../src/alphabet.ts';

/** A word list sorted out by how its words are written. */
export interface WordList {
  /** Written in small letters, with the parts of speech still to be found: 0. */
  readonly words: Map<string, number>;
  /** Written with a capital: names. Here in small letters. */
  readonly names: Set<string>;
  /** Written with more capitals, such as PKP: abbreviations. Here in small letters. */
  readonly initials: Set<string>;
}

/** Ada, MacArthur. */
const NAME = /^(\p{Lu}\p{Ll}+){1,2}$/u;

/** What cannot be spelt with the letters, or has one only, is left out. */
export function readWordList(text: string, alphabet: Alphabet): WordList {
  const words = new Map<string, number>();
  const names = new Set<string>();
  const initials = new Set<string>();
  for (const line of text.split('\n')) {
    const folded = alphabet.fold(line);
    if (folded.length < 2 || !alphabet.spell(folded)) continue;
    if (line === line.toLowerCase()) words.set(folded, 0);
    else if (NAME.test(line)) names.add(folded);
    else initials.add(folded);
  }
  return { words, names, initials };
}
