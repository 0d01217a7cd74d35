import { spell } from '../src/letters.ts';

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

/** What cannot be spelt with the 32 letters, or has one letter only, is left out. */
export function readWordList(text: string): WordList {
  const words = new Map<string, number>();
  const names = new Set<string>();
  const initials = new Set<string>();
  for (const line of text.split('\n')) {
    const lower = line.toLowerCase();
    if (lower.length < 2 || !spell(lower)) continue;
    if (line === lower) words.set(line, 0);
    else if (NAME.test(line)) names.add(lower);
    else initials.add(lower);
  }
  return { words, names, initials };
}
