import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { frontCoded } from './front-coded.ts';
import { givenPath } from './given-path.ts';
import { spell } from './letters.ts';
import { PARTS_OF_SPEECH } from './lexicon.ts';
import { WordListFault } from './word-list-fault.ts';

/** More would be a list of its own: see docs/dictionary.md. */
const LIMITS = { bytes: 200_000, words: 5_000, letters: 40, name: 24 };

type Environment = Readonly<Record<string, string | undefined>>;

export function namesHouseWords(env: Environment = process.env): boolean {
  return Boolean(env.HOUSE_WORDS_FILE);
}

/**
 * The lines that make the house's own list of the newest one; nothing where the operator names no file. What is
 * added counts as every part of speech. The list is named after what is in the file, so that tables of
 * another one are told apart; `=` on a line of its own begins a newer list and keeps the one before it.
 */
export function houseAdditions(
  newest: string,
  list: Uint8Array,
  env: Environment = process.env,
): string {
  const { HOUSE_WORDS_FILE: named } = env;
  if (!named) return '';
  const file = givenPath(named, env);
  const name = createHash('sha256').update(list).update(newest);
  let lists = '';
  for (const text of read(file).split(/^=$/m)) {
    const { more, less } = changesIn(file, text);
    name.update(text);
    const id = `${newest.slice(0, LIMITS.name)}-house.${name.copy().digest('hex').slice(0, 8)}`;
    lists += `list: ${id}\n`;
    if (more.length > 0) lists += `${PARTS_OF_SPEECH.join(' ')}: ${frontCoded(more)}\n`;
    if (less.length > 0) lists += `out: ${frontCoded(less)}\n`;
  }
  return lists;
}

function fault(file: string, why: string): WordListFault {
  return new WordListFault('HOUSE_WORDS_FILE', file, why);
}

function read(file: string): string {
  if (!existsSync(file)) throw fault(file, 'no such file');
  try {
    if (statSync(file).size > LIMITS.bytes) {
      throw fault(file, `more than ${LIMITS.bytes} bytes`);
    }
    return readFileSync(file, 'utf8').replaceAll('\r', '').normalize('NFC');
  } catch (error) {
    if (error instanceof WordListFault) throw error;
    throw fault(file, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function changesIn(file: string, text: string): { more: string[]; less: string[] } {
  const changes = new Map<string, boolean>();
  for (const line of text.split('\n')) {
    const told = line.trim();
    if (told === '' || told.startsWith('#')) continue;
    const word = told.slice(1).trim().toLowerCase();
    const isWord = word.length >= 2 && word.length <= LIMITS.letters && spell(word) !== null;
    if (!/^[+-]/.test(told) || !isWord) {
      throw fault(file, `"${told.slice(0, 60)}" is neither +word nor -word`);
    }
    changes.set(word, told.startsWith('+'));
  }
  if (changes.size > LIMITS.words) {
    throw fault(file, `more than ${LIMITS.words} words`);
  }
  const words = (isMore: boolean) =>
    [...changes.keys()].filter((word) => changes.get(word) === isMore);
  return { more: words(true), less: words(false) };
}
