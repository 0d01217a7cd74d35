import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { compilePolish } from './compile-polish.ts';
import { writeLexicon } from './write-lexicon.ts';

const bytes = writeLexicon(compilePolish());
const compressed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
const data = new URL('../data/', import.meta.url);
mkdirSync(data, { recursive: true });
writeFileSync(new URL('polski.lex.br', data), compressed);
console.error(bytes.length, compressed.length);
