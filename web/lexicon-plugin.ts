import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { wordListAsset, wordListFile } from '../lexicon/src/word-list-file.ts';

/** The word list, as it is fetched: not before a word game needs it. */
export const LEXICON_FILE = /\.lex(\.br|\.gz)?$/;

/**
 * Puts the word list beside the app, plain and in the two packings that a server may choose from:
 * browsers do not take Brotli from an address without https, and a house on the LAN has none.
 */
export function lexicon(): Plugin {
  const packed = readFileSync(wordListFile());
  const fileName = `assets/${wordListAsset()}`;
  return {
    name: 'lexicon',
    config: () => ({
      define: { 'import.meta.env.LEXICON_POLSKI': JSON.stringify(`/${fileName}`) },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => response.end(brotliDecompressSync(packed)));
    },
    generateBundle() {
      const plain = brotliDecompressSync(packed);
      this.emitFile({ type: 'asset', fileName, source: plain });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: packed });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(plain) });
    },
  };
}
