import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compileList } from '../../lexicon/build/compile-list.ts';
import { writeLexicon } from '../../lexicon/build/write-lexicon.ts';

/** A list of a few words, packed as an operator would have it. */
export function packList(folder: string, name: string, words: readonly string[]): string {
  const file = join(folder, `${name}.lex.br`);
  writeFileSync(file, brotliCompressSync(writeLexicon(compileList(name, words.join('\n')))));
  return file;
}
