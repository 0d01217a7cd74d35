import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { givenPath } from '../src/given-path.ts';
import { compileList } from './compile-list.ts';
import { compilePolish } from './compile-polish.ts';
import { writeLexicon } from './write-lexicon.ts';

/*
 * npm run build -w lexicon                  builds the Polish list from its sources
 * npm run build -w lexicon -- --check       builds it and compares it with the one that is kept
 * npm run build -w lexicon -- --from words.txt --name mylist-1 --out mylist.lex.br
 */

const POLISH = new URL('../data/polski.lex.br', import.meta.url);
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

function checkPolish(built: Uint8Array): void {
  const kept = readFileSync(POLISH);
  if (kept.equals(compressed(built))) {
    console.error('the list that is kept is the one that its sources give, byte for byte');
    return;
  }
  const words = brotliDecompressSync(kept).equals(built);
  console.error(
    words
      ? 'the same words, but compressed otherwise: was it another version of Node?'
      : 'the list that is kept is not the one that its sources give',
  );
  process.exitCode = 1;
}

function build(): void {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      from: { type: 'string' },
      name: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.from !== undefined) {
    buildList(values.from, values.name, values.out);
    return;
  }
  const built = writeLexicon(compilePolish(POLISH_ID));
  if (values.check) checkPolish(built);
  else writeFileSync(POLISH, compressed(built));
}

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
