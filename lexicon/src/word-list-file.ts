import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { givenPath } from './given-path.ts';

const OURS = new URL('../data/polski.lex.br', import.meta.url);

/** A word list that nobody can play by. Whoever runs the house is told in one line. */
export class WordListFault extends Error {
  override readonly name = 'WordListFault';

  constructor(file: string, why: string) {
    super(`${process.env.LEXICON_FILE ? 'LEXICON_FILE ' : ''}${file}: ${why}`);
  }
}

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
    throw new WordListFault(file, code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`);
  }
}

/** What the app calls the list: after its content, so that nobody keeps an older one for it. */
export function wordListAsset(packed: Uint8Array = readWordList()): string {
  const version = createHash('sha256').update(packed).digest('hex').slice(0, 12);
  return `polski-${version}.lex`;
}
