import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';
import { late, lateProcess } from './run-late.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-best-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

function fileWith(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

describe('late best rack', () => {
  test('finds the best words, blanks in small letters', async () => {
    const { code, out } = await late('best', 'rack', 'APTEK?', '--n', '3');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(3);
    expect(out).toMatch(/^ {3}5 {2}\S+ \(6\)$/m);
    const longest = await late('best', 'rack', 'aptek?', '--by', 'length', '--n', '200', '--json');
    const words: { word: string; score: number; blanks: boolean[] }[] = JSON.parse(longest.out);
    expect(words).toContainEqual({
      word: 'apteka',
      score: 5,
      blanks: [false, false, false, false, false, true],
    });
    const lengths = words.map(({ word }) => word.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  test('finds words of another edition', async () => {
    const args = ['best', 'rack', 'quizes?', '--by', 'length', '--n', '1', '--json'];
    const [longest] = JSON.parse((await late(...args, '--edition', 'en')).out);
    expect(longest.word).toBe('quizzes');
  });

  test('counts as the game does', async () => {
    const [best] = JSON.parse(
      (await late('best', 'rack', 'nożyk', '--game', 'slowka', '--json')).out,
    );
    expect(best).toEqual({ word: 'nożyk', score: 14 });
  });

  test('says that there is no word', async () => {
    const { code, out } = await late('best', 'rack', 'źź');
    expect([code, out]).toEqual([0, 'no word at all\n']);
  });
});

describe('late best position', () => {
  test('finds the best moves of a crossword', async () => {
    const path = fileWith('sen.txt', 'rack BAU', '', 'SEN');
    const { code, out } = await late('best', 'position', path, '--n', '50');
    expect(code).toBe(0);
    expect(out).toContain('   8  BA(SEN)U across from row 1, column -1\n');
    const moves = JSON.parse((await late('best', 'position', path, '--n', '50', '--json')).out);
    expect(moves).toContainEqual({
      word: 'basenu',
      score: 8,
      row: 0,
      column: -2,
      across: true,
      placements: [
        { row: 0, column: -2, letter: 'b', blank: false },
        { row: 0, column: -1, letter: 'a', blank: false },
        { row: 0, column: 3, letter: 'u', blank: false },
      ],
    });
  });

  test('finds the best words of a board, with the bonus fields that they close', async () => {
    // The board before ŻONKIL of the rulebook's example.
    const path = fileWith(
      'zonkil.txt',
      'rack kil',
      ' a # . . . .',
      'i # . . K # .',
      ' N U B N Y .',
      '. Ó Ź O Ż . .',
      ' . . . . . .',
      '. # . . . # .',
      ' . . . . # .',
    );
    const { code, out } = await late(
      'best',
      'position',
      path,
      '--game',
      'slowka',
      '--n',
      '999',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual({
      word: 'żonkil',
      score: 24,
      points: 14,
      bonus: 10,
      path: ['d5', 'd4', 'c4', 'b5', 'b4', 'b3'],
      laid: [false, false, false, false, true, true],
    });
  });
});

test.each([
  [['rack', 'aeq'], 1, '"q" in the rack is no letter and no "?"'],
  [['rack', 'aaaaaaaaaaaaaaaaaaaaa'], 1, 'a rack holds at most 20 tiles here'],
  [['rack', 'a???'], 1, 'there are only 2 blanks'],
  [['rack', 'a?', '--game', 'slowka'], 1, 'there are no blanks in Słówka'],
  [['rack'], 2, 'the letters are missing'],
  [[], 2, '"rack" or "position" is missing'],
  [['bag', 'x'], 2, '"bag" is neither "rack" nor "position"'],
  [['rack', 'ab', '--game', 'chess'], 2, '--game must be one of krzyzowka, slowka'],
  [['rack', 'ab', '--n', '0'], 2, '--n must be a whole number from 1 to 1000'],
  [['position', 'nowhere.txt'], 1, 'cannot read nowhere.txt: ENOENT'],
  [['position', fileWith('letter.txt', 'Dear editor')], 1, 'the first line must be like'],
  [['position', fileWith('sign.txt', 'rack AB', 'K0T')], 1, '"0" in row 1, column 2'],
  [['position', fileWith('hand.txt', 'rack ABCDEFGH', 'KOT')], 1, 'at most 7 tiles'],
  [
    ['position', fileWith('rows.txt', 'rack AB', 'KOT'), '--game', 'slowka'],
    1,
    'rows of 6, 7, 6, 7, 6, 7, 6 fields, not 3',
  ],
])('late best %j: exit code %i', async (args, code, message) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(['best', ...args])).toBe(code);
  expect(complaints.mock.calls.flat().join('\n')).toContain(message);
});

test('a complaint in JSON is JSON', () => {
  const { code, out } = lateProcess('best', 'rack', '7', '--json');
  expect([code, JSON.parse(out).error]).toEqual([1, '"7" in the rack is no letter and no "?"']);
});
