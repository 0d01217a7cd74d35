import { expect, test } from 'vitest';
import { withLines } from '../src/table-client/news.ts';

const line = (key: string) => ({ key });

test('lines are numbered on from the last, know their step, and none leaves the list alone', () => {
  const first = withLines([], [line('a'), line('b')], 1);
  expect(first.map(({ id }) => id)).toEqual([1, 2]);
  expect(withLines(first, [], 2)).toBe(first);
  expect(withLines(first, [line('c')], 3).at(-1)).toEqual({ id: 3, line: line('c'), step: 3 });
});
