import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [['replay'], 'the file is missing'],
  [['fair', 'a', 'b'], 'unexpected "b"'],
  [['simulate', 'chess'], 'there is no game "chess"; the games are: extra'],
  [['simulate', 'extra', '--games', '0'], '--games must be a whole number from 1 to 10000000'],
  [['simulate', 'extra', '--games', '10000001'], '--games must be'],
  [['simulate', 'extra', '--seed', '-1'], "Option '--seed'"],
  [['simulate', 'extra', '--seats', 'hard,genius'], '"genius" is none of easy, medium, hard'],
  [['simulate', 'extra', '--seats', Array(7).fill('easy').join(',')], 'takes 1 to 6 seats'],
  [['simulate', 'extra', '--options', '{"sheet":"huge"}'], 'not allowed at "sheet"'],
  [['simulate', 'extra', '--options', '{'], '--options: not JSON'],
  [['simulate', 'extra', '--options', '{"children":[3]}'], 'extra.children'],
  [['headlines', 'latin'], 'there is no deck "latin"; the decks are: pl'],
  [['headlines', 'pl', '--n', '0'], '--n must be a whole number from 1 to 100000'],
  [['bench', 'nothing'], 'there is no bench "nothing"'],
  [['bench', 'server', '--tables', '0'], '--tables must be a whole number from 1 to 10000'],
  [
    ['bench', 'engine', '--tables', '20'],
    '--tables goes with "late bench server", "cluster" or "bots"',
  ],
  [['bench', 'server', '--only', '1 process'], '--only goes with "late bench cluster"'],
  [['bench', 'server', '--server', 'dist/main.js'], '--server goes with "late bench bots"'],
])('%j is not understood', async (args, message) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(args)).toBe(2);
  expect(complaints.mock.calls.flat().join('\n')).toContain(message);
});
