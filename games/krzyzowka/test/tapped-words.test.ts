import { expect, test } from 'vitest';
import { tappedWords } from '../board/common/tapped-words.ts';
import type { CommonView, Laid } from '../rules/index.ts';

const spell = (word: string, row: number, column: number, across: boolean): Laid[] =>
  [...word].map((letter, step) => ({
    row: row + (across ? 0 : step),
    column: column + (across ? step : 0),
    tile: letter,
    letter,
  })) as Laid[];

// KOT lies across, OSA hangs down from its O.
const table = [...spell('kot', 0, 0, true), ...spell('sa', 1, 1, false)];
const viewWith = (cells: readonly Laid[]) =>
  ({ options: {}, table, pending: cells.length ? { cells } : null }) as unknown as CommonView;
const nothing = { tiles: [], at: null, across: true };

test('a tap tells of the words through a cell', () => {
  expect(tappedWords(viewWith([]), { ...nothing, at: { row: 0, column: 1 } })).toEqual([
    'kot',
    'osa',
  ]);
  expect(tappedWords(viewWith([]), { ...nothing, at: { row: 2, column: 1 } })).toEqual(['osa']);
  expect(tappedWords(viewWith([]), { ...nothing, at: { row: 5, column: 5 } })).toEqual([]);
  expect(tappedWords(viewWith([]), nothing)).toEqual([]);
});

test('but not of one that can still be challenged, nor while something is being laid', () => {
  const hanging = spell('sa', 1, 1, false);
  const at = { row: 0, column: 1 };
  expect(tappedWords(viewWith(hanging), { ...nothing, at })).toEqual(['kot']);
  expect(tappedWords(viewWith([]), { ...nothing, at, tiles: spell('y', 0, 3, true) })).toEqual([]);
});
