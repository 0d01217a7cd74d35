import { expect, test } from 'vitest';
import { withLines } from '../src/table-client/news.ts';

const line = (key: string) => ({ key });

test('lines are numbered on from the last, and none leaves the list alone', () => {
  const first = withLines([], [line('a'), line('b')]);
  expect(first.map(({ id }) => id)).toEqual([1, 2]);
  expect(withLines(first, [])).toBe(first);
  expect(withLines(first, [line('c')]).at(-1)).toEqual({ id: 3, line: line('c') });
});

test('thirty are kept, and their numbers go on all the same', () => {
  const many = Array.from({ length: 40 }, (_, index) => line(`${index}`));
  const news = withLines([], many);
  expect(news).toHaveLength(30);
  expect(news[0]).toEqual({ id: 11, line: line('10') });
  expect(withLines(news, [line('last')]).at(-1)?.id).toBe(41);
});
