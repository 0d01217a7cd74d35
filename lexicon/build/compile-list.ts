import { EDITIONS, type EditionId } from '../src/editions.ts';
import { PARTS_OF_SPEECH } from '../src/lexicon.ts';
import { readWordList } from './word-list.ts';
import type { Contents } from './write-lexicon.ts';

const EVERY_PART = (1 << PARTS_OF_SPEECH.length) - 1;

/**
 * Compiles a plain list, one word a line. Its words count as every part of speech, and as known to
 * everybody; those with a capital are names, those with several abbreviations.
 */
export function compileList(id: string, text: string, edition: EditionId = 'pl'): Contents {
  const { words, names, initials } = readWordList(
    text.replaceAll('\r', '').normalize('NFC'),
    EDITIONS[edition].alphabet,
  );
  if (words.size === 0) throw new Error('the list holds no words');
  const plain = (list: Iterable<string>) =>
    new Map(Array.from(list, (word): [string, number] => [word, 1]));
  return {
    id,
    edition,
    classes: [EVERY_PART],
    sections: {
      words: plain(words.keys()),
      names: plain([...names].filter((name) => !words.has(name))),
      abbreviations: plain([...initials].filter((word) => !words.has(word))),
    },
  };
}
