import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { givenPath } from '../src/given-path.ts';
import { addedWords, compileAdditions } from './compile-additions.ts';
import { compileForms } from './compile-forms.ts';
import { compileList } from './compile-list.ts';
import { compilePolish, readDictionary, readMet } from './compile-polish.ts';
import { readKeptList } from './kept-list.ts';
import { writeLexicon } from './write-lexicon.ts';

/*
 * npm run build -w lexicon                  builds the Polish list and its additions from their sources
 * npm run build -w lexicon -- --only additions
 * npm run build -w lexicon -- --check       builds them and compares them with those that are kept
 * npm run build -w lexicon -- --from words.txt --name mylist-1 --out mylist.lex.br
 */

const POLISH = new URL('../data/polski.lex.br', import.meta.url);
/** What makes newer lists of it. */
const ADDITIONS = new URL('../data/polski.additions.br', import.meta.url);
/** What forms are forms of. */
const FORMS = new URL('../data/polski.forms.br', import.meta.url);
const POLISH_ID = 'polski-1';

/** As tables record it. Ours keeps its own name, or two lists would pass for one. */
const NAME = /^(?=.{1,40}$)(?!polski-)[a-z0-9][a-z0-9-]*-\d+$/;

function compressed(bytes: Uint8Array): Buffer {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

function buildList(from: string, name: string | undefined, out: string | undefined): void {
  if (!name || !NAME.test(name)) {
    throw new Error(
      '--name must be a name of its own and a version, of at most 40 letters: mylist-1',
    );
  }
  if (!out) throw new Error('--out must name the file to write');
  const text = readFileSync(givenPath(from), 'utf8');
  const bytes = compressed(writeLexicon(compileList(name, text)));
  const file = givenPath(out);
  writeFileSync(file, bytes);
  console.error(`${file}: ${name}, ${bytes.length} bytes`);
}

/** What is built from the sources. The list itself stays as it is: tables were dealt with it. */
const FILES: Readonly<Record<string, readonly [URL, () => Uint8Array]>> = {
  list: [POLISH, () => compressed(writeLexicon(compilePolish(POLISH_ID)))],
  forms: [
    FORMS,
    () => {
      const { words: listed } = readKeptList(POLISH);
      const added = addedWords(listed);
      const isListed = (word: string) => listed.has(word) || added.has(word);
      const text = compileForms(readDictionary(), isListed);
      return compressed(Buffer.from(text));
    },
  ],
  additions: [ADDITIONS, () => compressed(compileAdditions(readKeptList(POLISH), readMet()))],
};

function check(file: URL, built: Uint8Array): void {
  const name = basename(file.pathname);
  const kept = readFileSync(file);
  if (kept.equals(built)) {
    console.error(`${name} is what its sources give, byte for byte`);
    return;
  }
  const isPacked = name.endsWith('.br');
  const isSame = isPacked && brotliDecompressSync(kept).equals(brotliDecompressSync(built));
  console.error(
    isSame
      ? `${name} has the same words, but compressed otherwise: was it another version of Node?`
      : `${name} is not what its sources give`,
  );
  process.exitCode = 1;
}

function build(): void {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string' },
      from: { type: 'string' },
      name: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.from !== undefined) {
    buildList(values.from, values.name, values.out);
    return;
  }
  const asked = values.only ? [values.only] : Object.keys(FILES);
  for (const name of asked) {
    const [file, make] = FILES[name] ?? [];
    if (!file || !make) throw new Error(`--only must be one of ${Object.keys(FILES).join(', ')}`);
    if (values.check) check(file, make());
    else writeFileSync(file, make());
  }
}

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
