import { readLexicon, readPolish } from '@late/lexicon/node';
import { admits, krzyzowka } from '../rules/index.ts';

export const polski = readPolish();

/** The game by the whole dictionary. */
export const polishGame = krzyzowka(readLexicon);

export function isPolish(word: string): boolean {
  return polski.verdict(word, admits({ properNouns: false })).word;
}
