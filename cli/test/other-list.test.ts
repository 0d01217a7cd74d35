import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';

afterEach(() => vi.restoreAllMocks());

/** Golden games of Słówka are played with a notebook of a few words. */
const FILE = fileURLToPath(new URL('../../games/slowka/fixtures/idle.txt', import.meta.url));

test.each([
  ['replay', 'the record is refused'],
  ['fair', 'not shown to be fair'],
])('late %s says which word list a record needs and which there is', async (command, verdict) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main([command, FILE])).toBe(1);
  expect(complaints.mock.calls.flat()).toEqual([
    `late: ${verdict}: This game was played by the word list notebook-1; this edition has polski-3. (slowka.other-list)`,
  ]);
});
