import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './read-deploy.ts';

/** All variables that the server reads, by its own source. */
export function knownSettings(): string[] {
  const source = readFileSync(join(ROOT, 'server/src/settings.ts'), 'utf8');
  const read = [
    ...source.matchAll(/\benv\.([A-Z][A-Z_]+)/g),
    ...source.matchAll(/\((?:env, )?'([A-Z][A-Z_]+)'/g),
  ].map(([, name = '']) => name);
  // The word list and the words of the house are found by the lexicon.
  return [...new Set([...read, 'LEXICON_FILE', 'HOUSE_WORDS_FILE'])].sort();
}
