import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileList } from '../build/compile-list.ts';
import { writeLexicon } from '../build/write-lexicon.ts';
import { givenPath } from '../src/given-path.ts';
import { ANY_PART } from '../src/lexicon.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-words-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const plain = writeLexicon(compileList('own-1', 'kot\nkotek\n'));
const changed = plain.with(-1, (plain.at(-1) as number) ^ 1);
writeFileSync(at('own.lex.br'), brotliCompressSync(plain));
writeFileSync(at('plain.lex'), plain);
writeFileSync(at('cut.lex.br'), brotliCompressSync(plain).subarray(0, 60));
writeFileSync(at('changed.lex.br'), brotliCompressSync(changed));
writeFileSync(at('other.br'), brotliCompressSync(Buffer.from('not of ours')));
writeFileSync(at('empty.lex.br'), '');
mkdirSync(at('folder'));

/** A process reads its list once; each of these is another one. */
async function readPolish(named: string) {
  vi.resetModules();
  vi.stubEnv('LEXICON_FILE', named);
  return (await import('../src/node.ts')).readPolish();
}

beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(folder));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the list that an operator names', () => {
  it.each(['own.lex.br', './folder/../own.lex.br', at('own.lex.br')])(
    'is found as %s',
    async (named) => {
      expect((await readPolish(named)).id).toBe('own-1');
    },
  );

  it('is of the edition that it names, and leaves the others as they are', async () => {
    const english = writeLexicon(compileList('own-1', 'kot\nCafé\nqueue\n', 'en'));
    writeFileSync(at('english.lex.br'), brotliCompressSync(english));
    expect((await readPolish('english.lex.br')).id).toBe('polski-3');
    const { readLexicon } = await import('../src/node.ts');
    const own = readLexicon('en');
    expect([own.id, own.edition.id]).toEqual(['own-1', 'en']);
    expect(own.verdict('Queue', ANY_PART)).toEqual({ word: true });
    expect(own.verdict('cafe', ANY_PART)).toMatchObject({ reason: 'proper-noun' });
  });

  it.each([
    ['none.lex.br', 'no such file'],
    ['folder', 'cannot be read (EISDIR)'],
    ['plain.lex', 'this is no word list, or not all of one'],
    ['cut.lex.br', 'this is no word list, or not all of one'],
    ['empty.lex.br', 'this is no word list, or not all of one'],
    ['other.br', 'this is no usable lexicon: it is too short'],
    ['changed.lex.br', 'this is no usable lexicon: its checksum differs'],
  ])('is refused by name if it is %s', async (named, why) => {
    await expect(readPolish(named)).rejects.toMatchObject({
      name: 'WordListFault',
      message: expect.stringContaining(`LEXICON_FILE ${at(named)}: ${why}`),
    });
  });
});

describe('a path', () => {
  const env = { INIT_CWD: '/home/anna', npm_package_json: join(folder, 'package.json') };

  it('is meant where npm was called, when npm has gone to the folder of a package', () => {
    expect(givenPath('words.txt', env)).toBe('/home/anna/words.txt');
    expect(givenPath('/srv/words.txt', env)).toBe('/srv/words.txt');
  });

  it('is meant where the command was given, when somebody has gone on from there', () => {
    expect(givenPath('words.txt', { ...env, npm_package_json: '/x/package.json' })).toBe(
      at('words.txt'),
    );
    expect(givenPath('words.txt', {})).toBe(at('words.txt'));
  });
});
