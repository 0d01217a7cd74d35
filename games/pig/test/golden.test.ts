import { GoldenGames } from '@late/kernel/testing';
import { expect, test } from 'vitest';
import { pig, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

/** What each game must come to: scores | winners. */
const EXPECTED: Record<string, string> = {
  'to-100': '83 106 | 1',
  'to-zero': '57 0 44 | 0',
  undo: '0 0 4 28 | 3',
};

const line = (result: { scores: readonly number[]; winners: readonly number[] } | null) =>
  `${result?.scores.join(' ')} | ${result?.winners.join(' ')}`;

const golden = new GoldenGames({
  game: pig,
  folder: new URL('../fixtures/', import.meta.url),
  expected: EXPECTED,
  replayed: (steps) => line(pig.result(steps.at(-1)?.state as State)),
  recounted: (text) => line(recountText(text)),
});

golden.examine();

test('the fixtures hold what their names say', () => {
  expect(golden.record('to-100').options).toEqual({ goal: 100 });
  expect(golden.record('to-zero').options).toEqual({ goal: 50 });
  expect(golden.text('undo')).toMatch(/ s\d \(undo \d+\)$/m);
});
