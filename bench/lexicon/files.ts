import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { buildITrieFromWords, encodeITrieToBTrie } from 'cspell-trie-lib';

/** What the peers open: each its own best form of the same words, compressed as ours is. */
const TEXT = 'words.txt.br';
const TRIE = 'words.btrie.br';

export function writeFiles(folder: string, words: readonly string[]): void {
  write(join(folder, TEXT), Buffer.from(words.join('\n')));
  write(join(folder, TRIE), encodeITrieToBTrie(buildITrieFromWords(words)));
}

export function readText(folder: string): string {
  return brotliDecompressSync(readFileSync(join(folder, TEXT))).toString();
}

export function readTrie(folder: string): Buffer<ArrayBuffer> {
  return brotliDecompressSync(readFileSync(join(folder, TRIE))) as Buffer<ArrayBuffer>;
}

/** Not as hard as ours was compressed: it takes minutes, and opens no faster. */
function write(file: string, bytes: Uint8Array): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  writeFileSync(file, brotliCompressSync(bytes, { params }));
}
