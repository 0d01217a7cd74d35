import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  additionsAsset,
  formsAsset,
  readAdditions,
  readHouseLines,
  readPackedForms,
  readPolish,
  readWordList,
  unpackWordList,
  WordListFault,
  wordListAsset,
} from '../lexicon/src/node.ts';

/** The word list, as it is fetched: not before a word game needs it. Its additions come with the app. */
export const LEXICON_FILE = /\.(lex|forms)(\.br|\.gz)?$|^house-words\//;

/** A server has its own instead: these are of the edition that has none behind it. */
const HOUSE_WORDS = 'house-words/pl.txt';

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
  const house = readHouseLines();
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
        'import.meta.env.LEXICON_LISTS': JSON.stringify(withoutHouse(readPolish().lists, house)),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${list}`, (_, response) => response.end(plain));
      middlewares.use(`/${added}`, (_, response) => response.end(additions));
      middlewares.use(`/${HOUSE_WORDS}`, (_, response) => response.end(house));
      if (!forms) return;
      middlewares.use(`/${forms.fileName}`, (_, response) => response.end(forms.plain));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: list, source: plain });
      this.emitFile({ type: 'asset', fileName: `${list}.br`, source: packed });
      this.emitFile({ type: 'asset', fileName: `${list}.gz`, source: gzipSync(plain) });
      this.emitFile({ type: 'asset', fileName: added, source: additions });
      this.emitFile({ type: 'asset', fileName: HOUSE_WORDS, source: house });
      if (!forms) return;
      const { fileName } = forms;
      this.emitFile({ type: 'asset', fileName, source: forms.plain });
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: forms.packed });
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(forms.plain) });
    },
  };
}

/** The page learns of the house's own lists when it asks for them. */
function withoutHouse(lists: readonly string[], house: string): string[] {
  return lists.filter((list) => !house.includes(`list: ${list}\n`));
}
