import { brotliDecompressSync } from 'node:zlib';
import { DamagedLexicon } from './damaged-lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { openLexicon } from './open-lexicon.ts';
import { readWordList, WordListFault, wordListFile } from './word-list-file.ts';

export { readWordList, WordListFault, wordListAsset } from './word-list-file.ts';

/** Most lists come out in one piece of this size: many small ones would have to be joined. */
const PIECE = 2 ** 22;

let polish: ArrayBuffer | undefined;

/** The Polish word list of this house, decompressed once a process. */
export function readPolishBytes(): ArrayBuffer {
  polish ??= unpacked(readWordList());
  return polish;
}

export function readPolish(): Lexicon {
  try {
    return openLexicon(readPolishBytes());
  } catch (error) {
    if (!(error instanceof DamagedLexicon)) throw error;
    throw new WordListFault(wordListFile(), error.message);
  }
}

function unpacked(packed: Buffer): ArrayBuffer {
  try {
    const bytes = brotliDecompressSync(packed, { chunkSize: PIECE });
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  } catch {
    throw new WordListFault(wordListFile(), 'this is no word list, or not all of one');
  }
}
