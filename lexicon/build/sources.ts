import type { EditionId } from '../src/editions.ts';
import type { Lexemes } from './lexemes.ts';

/** What the packages say about an edition's words. Words are as tiles spell them. */
export interface Sources {
  readonly edition: EditionId;
  /** With their parts of speech as bits; 0 where they are unknown. */
  readonly words: Map<string, number>;
  readonly names: Set<string>;
  readonly abbreviations: Set<string>;
  /** What forms are forms of, written as a dictionary does. */
  readonly lexemes: Lexemes;
  /** The words that the web writes often, in the spellings in which it does. */
  readonly met: readonly string[];
  /** Whether nouns are written with a capital. */
  readonly capitalNouns?: boolean;
  /** Whether who knows a word would also think of this form of it; all of them if nothing is said. */
  readonly isEasy?: (word: string) => boolean;
}
