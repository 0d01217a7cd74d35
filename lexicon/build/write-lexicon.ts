import type { Alphabet } from '../src/alphabet.ts';
import { EDITIONS, type EditionId } from '../src/editions.ts';
import {
  checksum,
  type Header,
  MAGIC,
  PREAMBLE,
  SECTION_NAMES,
  type SectionName,
} from '../src/file-format.ts';
import { type Automaton, Minimiser } from './minimise.ts';
import { writeSection } from './write-section.ts';

/** Words with their class: an index into the header's classes, from 1. */
export type ClassedWords = ReadonlyMap<string, number>;

export interface Contents {
  readonly id: string;
  readonly edition: EditionId;
  readonly classes: readonly number[];
  readonly sections: Readonly<Partial<Record<SectionName, ClassedWords>>>;
}

/** The file of a lexicon, not yet compressed. The same contents give the same bytes. */
export function writeLexicon({ id, edition, classes, sections }: Contents): Uint8Array {
  const { alphabet } = EDITIONS[edition];
  const written = SECTION_NAMES.flatMap((name) => {
    const words = sections[name];
    return words?.size ? [writeSection(name, words.size, minimise(words, alphabet))] : [];
  });
  const header: Header = {
    id,
    // Polish lists were there before the others, and do not say it.
    ...(edition === 'pl' ? {} : { edition }),
    classes,
    sections: written.map(({ size }) => size),
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const body = Buffer.concat([headerBytes, ...written.map(({ bytes }) => bytes)]);
  const file = new Uint8Array(PREAMBLE + body.length);
  file.set(new TextEncoder().encode(MAGIC));
  file.set(body, PREAMBLE);
  const numbers = new DataView(file.buffer, MAGIC.length);
  numbers.setUint32(0, headerBytes.length, true);
  numbers.setUint32(4, checksum(file.buffer), true);
  return file;
}

/** The minimal automaton of words in any order. */
export function minimise(words: ClassedWords, alphabet: Alphabet): Automaton {
  const minimiser = new Minimiser();
  const keys: string[] = [];
  const classes = new Map<string, number>();
  for (const [word, kind] of words) {
    const letters = alphabet.spell(word);
    if (!letters) throw new Error(`not in the alphabet: ${word}`);
    // Places in the alphabet as characters: plain sorting then sorts by the alphabet.
    const key = String.fromCharCode(...letters);
    keys.push(key);
    classes.set(key, kind);
  }
  for (const key of keys.sort()) {
    const letters = Uint8Array.from(key, (character) => character.charCodeAt(0));
    minimiser.add(letters, classes.get(key) as number);
  }
  return minimiser.finish();
}
