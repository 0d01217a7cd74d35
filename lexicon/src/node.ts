import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Lexicon } from './lexicon.ts';
import { openLexicon } from './open-lexicon.ts';
import { wordListFile } from './word-list-file.ts';

export { wordListAsset } from './word-list-file.ts';

/** Most lists come out in one piece of this size: many small ones would have to be joined. */
const PIECE = 2 ** 22;

let polish: ArrayBuffer | undefined;

/** The Polish word list of this house, decompressed once a process. */
export function readPolishBytes(): ArrayBuffer {
  polish ??= readLexiconBytes(wordListFile());
  return polish;
}

export function readPolish(): Lexicon {
  return openLexicon(readPolishBytes());
}

/** A compressed lexicon from a file, decompressed. */
export function readLexiconBytes(file: URL | string): ArrayBuffer {
  const bytes = brotliDecompressSync(readFileSync(file), { chunkSize: PIECE });
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
