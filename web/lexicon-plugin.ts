import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  readPolish,
  readPolishBytes,
  readWordList,
  WordListFault,
  wordListAsset,
} from '../lexicon/src/node.ts';

/** The word list, as it is fetched: not before a word game needs it. */
export const LEXICON_FILE = /\.lex(\.br|\.gz)?$/;

/**
 * Puts the word list beside the app, plain and in the two packings that a server may choose from:
 * browsers do not take Brotli from an address without https, and a house on the LAN has none.
 */
export function lexicon(): Plugin {
  try {
    return servingList();
  } catch (error) {
    if (!(error instanceof WordListFault)) throw error;
    // Thrown, it would be reported as a fault of the build's own, with a trace of it.
    console.error(error.message);
    process.exit(1);
  }
}

function servingList(): Plugin {
  const packed = readWordList();
  const plain = new Uint8Array(readPolishBytes());
  const { id } = readPolish();
  const fileName = `assets/${wordListAsset(packed)}`;
  return {
    name: 'lexicon',
    config: () => ({
      define: {
        'import.meta.env.LEXICON_POLSKI': JSON.stringify(`/${fileName}`),
        'import.meta.env.LEXICON_ID': JSON.stringify(id),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => response.end(plain));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: plain });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: packed });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(plain) });
    },
  };
}
