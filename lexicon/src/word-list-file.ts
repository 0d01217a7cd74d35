import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { addedLists, writeAdditions } from './additions.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import type { EditionId } from './edition-id.ts';
import { EDITIONS } from './editions.ts';
import { editionIn, readHeader } from './file-format.ts';
import { givenPath } from './given-path.ts';
import { houseAdditions } from './house-words.ts';
import { listFault } from './word-list-fault.ts';

/** Most lists come out in one piece of this size: many small ones would have to be joined. */
const PIECE = 2 ** 22;

/** Where our lists are: beside this code, or where it finds them once it was built into a server, or into a part of one. */
const FOLDERS = ['../data/', '../../lexicon/data/', '../../../lexicon/data/'].map(
  (path) => new URL(path, import.meta.url),
);

/** The packed list of an edition that this house plays by: ours, or the one that its operator names. */
export function wordListFile(edition: EditionId, env = process.env): string {
  const { LEXICON_FILE: named } = env;
  if (named) {
    const file = givenPath(named, env);
    if (editionOfFile(file) === edition) return file;
  }
  const name = `${EDITIONS[edition].name}.lex.br`;
  const ours = FOLDERS.map((folder) => new URL(name, folder));
  return fileURLToPath(ours.find((file) => existsSync(file)) ?? (ours[0] as URL));
}

const editions = new Map<string, EditionId>();

/** Which edition an operator's list is of, as it says itself. */
function editionOfFile(file: string): EditionId {
  const known = editions.get(file);
  if (known) return known;
  const buffer = new Uint8Array(unpackWordList(readWordList(file), file)).buffer;
  const { id } = orFault(file, () => editionIn(readHeader(buffer, buffer.byteLength).header));
  editions.set(file, id);
  return id;
}

/** Whoever runs the house is told in one line what is wrong with a file. */
export function orFault<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedLexicon)) throw error;
    throw listFault(file, error.message);
  }
}

export function readWordList(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw listFault(file, code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`);
  }
}

/** What makes newer lists of it: a file that lies beside it, which lists of operators do not have. */
export function readAdditions(list: string): Uint8Array {
  const file = beside(list, '.additions.br');
  return file ? unpackWordList(readWordList(file), file) : writeAdditions('');
}

/** The lines that make the house's own list of the newest one; nothing where its operator names no words. */
export function readHouseLines(edition: EditionId): string {
  const list = wordListFile(edition);
  return houseAdditions(EDITIONS[edition], () => ({
    newest: addedLists(readAdditions(list)).at(-1) ?? 'own',
    bytes: readWordList(list),
  }));
}

/** What forms of its words are forms of, packed, beside it too; null where nobody wrote it down. */
export function readPackedForms(list: string): Buffer | null {
  const file = beside(list, '.forms.br');
  return file === null ? null : readWordList(file);
}

function beside(list: string, ending: string): string | null {
  const file = list.replace(/(\.lex)?\.br$/, ending);
  return file !== list && existsSync(file) ? file : null;
}

export function unpackWordList(packed: Uint8Array, file: string): Uint8Array {
  try {
    return brotliDecompressSync(packed, { chunkSize: PIECE });
  } catch {
    throw listFault(file, 'this is no word list, or not all of one');
  }
}

/** What the app calls a list and what belongs to it: after their content, so that nobody keeps an older one. */
export interface WordListAssets {
  readonly list: string;
  readonly additions: string;
  readonly forms: string | null;
}

export function wordListAssets(edition: EditionId): WordListAssets {
  const file = wordListFile(edition);
  const forms = readPackedForms(file);
  const { name } = EDITIONS[edition];
  return {
    list: `${name}-${digest(readWordList(file))}.lex`,
    additions: `${name}-${digest(readAdditions(file))}.add`,
    forms: forms && `${name}-${digest(forms)}.forms`,
  };
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
