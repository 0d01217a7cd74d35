import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { givenPath } from './given-path.ts';
import { houseAdditions } from './house-words.ts';
import { sealed } from './sealed-text.ts';
import { listFault } from './word-list-fault.ts';

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

/**
 * What makes newer lists of it: lines that lie beside it, which most lists of operators do not have, and the
 * words of the house.
 */
export function readAdditions(list = wordListFile()): Buffer {
  const file = list.replace(/(\.lex)?\.br$/, '.additions.txt');
  const lines = existsSync(file) ? readWordList(file).toString() : '';
  const newest = [...lines.matchAll(/^list: (.*)$/gm)].at(-1)?.[1] ?? 'own';
  return Buffer.from(sealed(lines + houseAdditions(newest, readWordList(list))));
}

/** What forms of its words are forms of, packed, beside it too; null where nobody wrote it down. */
export function readPackedForms(list = wordListFile()): Buffer | null {
  const file = list.replace(/(\.lex)?\.br$/, '.forms.br');
  return file !== list && existsSync(file) ? readWordList(file) : null;
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
