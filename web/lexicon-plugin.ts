import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { EDITION_IDS, type EditionId } from '../lexicon/src/index.ts';
import {
  readAdditions,
  readHouseLines,
  readLexicon,
  readPackedForms,
  readWordList,
  unpackWordList,
  WordListFault,
  wordListAssets,
  wordListFile,
} from '../lexicon/src/node.ts';

/** The word lists, as they are fetched: not before a word game needs one. Their additions come with the app. */
export const LEXICON_FILE = /\.(lex|forms)(\.br|\.gz)?$|^house-words\//;

/** A file beside the app; packed in two ways that a server may choose from if it is large. */
interface Beside {
  readonly fileName: string;
  readonly plain: Uint8Array | string;
  readonly packed?: Uint8Array;
}

/** What the page knows of an edition's words before it fetches them. */
interface Told {
  readonly list: string;
  readonly additions: string;
  readonly forms: string | null;
  readonly lists: readonly string[];
}

/**
 * Puts the word lists beside the app, plain and in the two packings that a server may choose from:
 * browsers do not take Brotli from an address without https, and a house on the LAN has none.
 */
export function lexicon(): Plugin {
  try {
    return servingLists();
  } catch (error) {
    if (!(error instanceof WordListFault)) throw error;
    // Thrown, it would be reported as a fault of the build's own, with a trace of it.
    console.error(error.message);
    process.exit(1);
  }
}

function servingLists(): Plugin {
  const files = EDITION_IDS.flatMap(filesOf);
  const told = Object.fromEntries(EDITION_IDS.map((edition) => [edition, toldOf(edition)]));
  return {
    name: 'lexicon',
    config: () => ({ define: { 'import.meta.env.LEXICONS': JSON.stringify(told) } }),
    configureServer({ middlewares }) {
      for (const { fileName, plain } of files) {
        middlewares.use(`/${fileName}`, (_, response) => response.end(plain));
      }
    },
    generateBundle() {
      for (const { fileName, plain, packed } of files) {
        this.emitFile({ type: 'asset', fileName, source: plain });
        if (!packed) continue;
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: packed });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(plain) });
      }
    },
  };
}

function filesOf(edition: EditionId): Beside[] {
  const file = wordListFile(edition);
  const { list, additions, forms } = wordListAssets(edition);
  const large = (name: string | null, packed: Uint8Array | null): Beside[] =>
    name && packed
      ? [{ fileName: `assets/${name}`, plain: unpackWordList(packed, file), packed }]
      : [];
  return [
    ...large(list, readWordList(file)),
    ...large(forms, readPackedForms(file)),
    { fileName: `assets/${additions}`, plain: readAdditions(file) },
    // A server has its own instead: these are of an edition of the app that has none behind it.
    { fileName: `house-words/${edition}.txt`, plain: readHouseLines(edition) },
  ];
}

function toldOf(edition: EditionId): Told {
  const { list, additions, forms } = wordListAssets(edition);
  const house = readHouseLines(edition);
  // The page learns of the house's own lists when it asks for them.
  const lists = readLexicon(edition).lists.filter((id) => !house.includes(`list: ${id}\n`));
  return {
    list: `/assets/${list}`,
    additions: `/assets/${additions}`,
    forms: forms && `/assets/${forms}`,
    lists,
  };
}
