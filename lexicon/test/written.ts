import { type ClassedWords, writeLexicon } from '../build/write-lexicon.ts';
import type { SectionName } from '../src/file-format.ts';
import { type Lexicon, PARTS_OF_SPEECH } from '../src/lexicon.ts';
import { openLexicon } from '../src/open-lexicon.ts';

/** A buffer of its own, as a browser gets it. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

export const EVERY_PART = (1 << PARTS_OF_SPEECH.length) - 1;

/** Words of one class. */
export function plain(words: Iterable<string>): ClassedWords {
  return new Map(Array.from(words, (word) => [word, 1]));
}

/** The bytes of a small lexicon: its classes are bits of parts of speech, from 1. */
export function written(
  sections: Partial<Record<SectionName, ClassedWords>>,
  classes: readonly number[] = [EVERY_PART],
): Uint8Array {
  return writeLexicon({ id: 'test-1', edition: 'pl', classes, sections });
}

export function opened(...args: Parameters<typeof written>): Lexicon {
  return openLexicon(bufferOf(written(...args)));
}
