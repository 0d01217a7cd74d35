import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { EDITION_IDS, EDITIONS, type EditionId, isEditionId } from '../src/editions.ts';
import { givenPath } from '../src/given-path.ts';
import { compileEdition, compileVulgar } from './compile-edition.ts';
import { compileList } from './compile-list.ts';
import { readEnglish } from './english/compile-english.ts';
import { readFrench } from './french/read-french.ts';
import { readGerman } from './german/read-german.ts';
import { readItalian } from './italian/read-italian.ts';
import { readKeptList } from './kept-list.ts';
import { addedWords, compileAdditions } from './polish/compile-additions.ts';
import { compileForms } from './polish/compile-forms.ts';
import { compilePolish, readDictionary, readMet } from './polish/compile-polish.ts';
import type { Sources } from './sources.ts';
import { type Contents, writeLexicon } from './write-lexicon.ts';

/*
 * npm run build -w lexicon                  builds all lists with their additions and forms from their sources
 * npm run build -w lexicon -- --only polski.additions
 * npm run build -w lexicon -- --check       builds them and compares them with those that are kept
 * npm run build -w lexicon -- --from words.txt --name mylist-1 --out mylist.lex.br --edition de
 */

const DATA = new URL('../data/', import.meta.url);
const POLISH = new URL('polski.lex.br', DATA);

/** As tables record it. Ours keep their own names, or two lists would pass for one. */
const OURS = EDITION_IDS.map((id) => `${EDITIONS[id].name}-`).join('|');
const NAME = new RegExp(`^(?=.{1,40}$)(?!${OURS})[a-z0-9][a-z0-9-]*-\\d+$`);

function compressed(bytes: Uint8Array): Buffer {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

interface Asked {
  readonly from: string;
  readonly name?: string | undefined;
  readonly out?: string | undefined;
  readonly edition: string;
}

function buildList({ from, name, out, edition }: Asked): void {
  if (!name || !NAME.test(name)) {
    throw new Error(
      '--name must be a name of its own and a version, of at most 40 letters: mylist-1',
    );
  }
  if (!out) throw new Error('--out must name the file to write');
  if (!isEditionId(edition)) {
    throw new Error(`--edition must be one of ${EDITION_IDS.join(', ')}`);
  }
  const text = readFileSync(givenPath(from), 'utf8');
  const bytes = compressed(writeLexicon(compileList(name, text, edition)));
  const file = givenPath(out);
  writeFileSync(file, bytes);
  console.error(`${file}: ${name}, ${bytes.length} bytes`);
}

/** By name: what is built from the sources. A list stays as it is once tables were dealt with it. */
const FILES: Readonly<Record<string, () => Uint8Array>> = {
  'polski.lex': () => writeLexicon(compilePolish('polski-1')),
  'polski.forms': () => {
    const { words: listed } = readKeptList(POLISH);
    const added = addedWords(listed);
    const isListed = (word: string) => listed.has(word) || added.has(word);
    return Buffer.from(compileForms(readDictionary(), isListed));
  },
  'polski.additions': () => compileAdditions(readKeptList(POLISH), readMet()),
  ...editionFiles('en', readEnglish),
  ...editionFiles('de', readGerman),
  ...editionFiles('fr', readFrench),
  ...editionFiles('it', readItalian),
};

/** The files of an edition of which all is read at once. */
function editionFiles(edition: EditionId, read: () => Sources): Record<string, () => Uint8Array> {
  let known: { readonly sources: Sources; readonly contents: Contents } | undefined;
  const compiled = () => {
    if (!known) {
      const sources = read();
      known = { sources, contents: compileEdition(sources) };
    }
    return known;
  };
  const { name, alphabet } = EDITIONS[edition];
  return {
    [`${name}.lex`]: () => writeLexicon(compiled().contents),
    [`${name}.forms`]: () => {
      const { sources } = compiled();
      const isListed = (form: string) => sources.words.has(alphabet.fold(form));
      return Buffer.from(sources.lexemes.written(isListed));
    },
    [`${name}.additions`]: () => compileVulgar(compiled().contents),
  };
}

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
      edition: { type: 'string', default: 'pl' },
    },
  });
  if (values.from !== undefined) {
    buildList({ ...values, from: values.from });
    return;
  }
  const { only = '' } = values;
  const asked = Object.keys(FILES).filter((name) => name.startsWith(only));
  if (asked.length === 0) throw new Error(`--only must be of ${Object.keys(FILES).join(', ')}`);
  for (const name of asked) {
    const file = new URL(`${name}.br`, DATA);
    const built = compressed((FILES[name] as () => Uint8Array)());
    if (values.check) check(file, built);
    else writeFileSync(file, built);
  }
}

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
