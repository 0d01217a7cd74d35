import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';

const OURS = new URL('../data/polski.lex.br', import.meta.url);

/** The packed list that this house plays by: ours, or the one that its operator names. */
export function wordListFile(env = process.env): URL | string {
  const { LEXICON_FILE: named } = env;
  if (!named) return OURS;
  // The app and the server are started in different folders.
  if (!isAbsolute(named)) throw new Error('LEXICON_FILE must be an absolute path');
  return named;
}

/** What the app calls the list: after its content, so that nobody keeps an older one for it. */
export function wordListAsset(file: URL | string = wordListFile()): string {
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return `polski-${version}.lex`;
}
