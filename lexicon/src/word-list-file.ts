import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { addedLists, writeAdditions } from './additions.ts';
import { givenPath } from './given-path.ts';
import { houseAdditions, namesHouseWords } from './house-words.ts';
import { listFault } from './word-list-fault.ts';

/** Most lists come out in one piece of this size: many small ones would have to be joined. */
const PIECE = 2 ** 22;

const OURS = new URL('../data/polski.lex.br', import.meta.url);

/** The packed list that this house plays by: ours, or the one that its operator names. */
export function wordListFile(env = process.env): string {
  const { LEXICON_FILE: named } = env;
  return named ? givenPath(named, env) : fileURLToPath(OURS);
}

export function readWordList(file = wordListFile()): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw listFault(file, code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`);
  }
}

/** What makes newer lists of it: a file that lies beside it, which lists of operators do not have. */
export function readAdditions(list = wordListFile()): Uint8Array {
  const file = beside(list, '.additions.br');
  return file ? unpackWordList(readWordList(file)) : writeAdditions('');
}

/** The lines that make the house's own list of the newest one; nothing where its operator names no words. */
export function readHouseLines(list = wordListFile()): string {
  if (!namesHouseWords()) return '';
  const newest = addedLists(readAdditions(list)).at(-1) ?? 'own';
  return houseAdditions(newest, readWordList(list));
}

/** What forms of its words are forms of, packed, beside it too; null where nobody wrote it down. */
export function readPackedForms(list = wordListFile()): Buffer | null {
  const file = beside(list, '.forms.br');
  return file === null ? null : readWordList(file);
}

function beside(list: string, ending: string): string | null {
  const file = list.replace(/(\.lex)?\.br$/, ending);
  return file !== list && existsSync(file) ? file : null;
}

export function unpackWordList(packed: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(packed, { chunkSize: PIECE });
  } catch {
    throw listFault(wordListFile(), 'this is no word list, or not all of one');
  }
}

/** What the app calls the list and its additions: after their content, so that nobody keeps an older one. */
export function wordListAsset(packed: Uint8Array = readWordList()): string {
  return `polski-${digest(packed)}.lex`;
}

export function formsAsset(packed: Uint8Array): string {
  return `polski-${digest(packed)}.forms`;
}

export function additionsAsset(additions: Uint8Array = readAdditions()): string {
  return `polski-${digest(additions)}.add`;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
