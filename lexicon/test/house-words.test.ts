import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ANY_PART, type Lexicon } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-house-'));
const file = join(folder, 'words.txt');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** A process reads its list once; each of these is another one. */
async function opened(text: string | null): Promise<Lexicon> {
  if (text !== null) writeFileSync(file, text);
  vi.resetModules();
  vi.stubEnv('HOUSE_WORDS_FILE', text === null ? join(folder, 'none.txt') : file);
  return (await import('../src/node.ts')).readPolish();
}

const counts = (list: Lexicon | null, word: string) => list?.verdict(word, ANY_PART).word;

it('makes a list of its own, beside ours', async () => {
  const house = await opened('# Aunt Zofia\n+Pierogon\r\n+bździągwa\n-kot\n\n');
  expect(house.id).toMatch(/^polski-3-house\.[0-9a-f]{8}$/);
  expect(house.lists).toEqual(['polski-1', 'polski-2', 'polski-3', house.id]);
  expect(['pierogon', 'bździągwa', 'kot', 'pies'].map((word) => counts(house, word))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const ours = house.ofList('polski-3');
  expect([counts(ours, 'pierogon'), counts(ours, 'kot')]).toEqual([false, true]);
});

it('is named after what is in it, and keeps what stood before a line of its own', async () => {
  const first = await opened('+pierogon\n');
  const other = await opened('+pierogona\n');
  expect(other.id).not.toBe(first.id);
  const both = await opened('+pierogon\n=\n+pierogona\n');
  expect(both.lists).toEqual(['polski-1', 'polski-2', 'polski-3', first.id, both.id]);
  expect(counts(both.ofList(first.id), 'pierogona')).toBe(false);
  expect(counts(both, 'pierogon')).toBe(true);
});

it('has words for every edition, below its name', async () => {
  const text = '+pierogon\n[en]\n+Flumptious\n-cat\n=\n+flumpty\n';
  const house = await opened(text);
  expect(house.lists).toHaveLength(4);
  expect(counts(house, 'pierogon')).toBe(true);
  const { readLexicon } = await import('../src/node.ts');
  const english = readLexicon('en');
  expect(english.id).toMatch(/^english-1-house\.[0-9a-f]{8}$/);
  expect(english.lists).toHaveLength(3);
  const words = ['flumptious', 'flumpty', 'cat', 'dog'];
  expect(words.map((word) => counts(english, word))).toEqual([true, true, false, true]);
  // Nothing is said of Polish words here.
  const other = await opened('# only English\n[en]\n+flumptious\n');
  expect(other.id).toBe('polski-3');
});

it.each([
  ['[xx]\n+kot\n', '"[xx]" is no edition'],
  ['[en]\n+źle\n+ąę!\n', '"+ąę!" is neither'],
  [null, 'none.txt: no such file'],
  ['pierogon\n', '"pierogon" is neither +word nor -word'],
  ['+max\n', '"+max" is neither'],
  ['+a\n', '"+a" is neither'],
  ['+a b\n', '"+a b" is neither'],
  [`+${'a'.repeat(41)}\n`, 'is neither'],
  [
    Array.from(
      { length: 5_001 },
      (_, i) => `+${[...String(i)].map((d) => 'abcdefghij'[+d]).join('')}aa`,
    ).join('\n'),
    'more than 5000 words',
  ],
  ['#'.repeat(200_001), 'more than 200000 bytes'],
])('is refused in one line: %.20s', async (text, why) => {
  await expect(opened(text)).rejects.toMatchObject({
    name: 'WordListFault',
    message: expect.stringMatching(/^HOUSE_WORDS_FILE [^\n]+$/),
  });
  await expect(opened(text)).rejects.toThrow(why);
});
