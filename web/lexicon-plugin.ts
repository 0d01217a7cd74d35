import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  additionsAsset,
  formsAsset,
  readAdditions,
  readPackedForms,
  readPolish,
  readWordList,
  unpackWordList,
  WordListFault,
  wordListAsset,
} from '../lexicon/src/node.ts';

/** The word list, as it is fetched: not before a word game needs it. Its additions come with the app. */
export const LEXICON_FILE = /\.(lex|forms)(\.br|\.gz)?$/;

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
  const plain = unpackWordList(packed);
  const additions = readAdditions();
  const packedForms = readPackedForms();
  const forms = packedForms && {
    fileName: `assets/${formsAsset(packedForms)}`,
    packed: packedForms,
    plain: unpackWordList(packedForms),
  };
  const list = `assets/${wordListAsset(packed)}`;
  const added = `assets/${additionsAsset(additions)}`;
  return {
    name: 'lexicon',
    config: () => ({
      define: {
        'import.meta.env.LEXICON_POLSKI': JSON.stringify(`/${list}`),
        'import.meta.env.LEXICON_ADDITIONS': JSON.stringify(`/${added}`),
        'import.meta.env.LEXICON_FORMS': JSON.stringify(forms ? `/${forms.fileName}` : ''),
        'import.meta.env.LEXICON_LISTS': JSON.stringify(readPolish().lists),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${list}`, (_, response) => response.end(plain));
      middlewares.use(`/${added}`, (_, response) => response.end(additions));
      if (!forms) return;
      middlewares.use(`/${forms.fileName}`, (_, response) => response.end(forms.plain));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: list, source: plain });
      this.emitFile({ type: 'asset', fileName: `${list}.br`, source: packed });
      this.emitFile({ type: 'asset', fileName: `${list}.gz`, source: gzipSync(plain) });
      this.emitFile({ type: 'asset', fileName: added, source: additions });
      if (!forms) return;
      const { fileName } = forms;
      this.emitFile({ type: 'asset', fileName, source: forms.plain });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: forms.packed });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(forms.plain) });
    },
  };
}
