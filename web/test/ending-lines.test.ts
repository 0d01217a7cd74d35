import { expect, test } from 'vitest';
import { ownLines } from '../src/endings/compared-lines.ts';
import { marginLine } from '../src/endings/margin-line.ts';
import type { Score } from '../src/store/scores.ts';

const names = ['Ann', 'Ben', 'Cleo'];
const line = (scores: number[], winners: number[], you?: number) =>
  marginLine({ scores, winners }, you, (seat) => names[seat] as string);

test('the winner is told by how much, the others where they came in', () => {
  expect(line([30, 21], [0], 0)).toEqual({ key: 'ending.ahead', params: { count: 9 } });
  expect(line([30, 21], [0], 1)).toEqual({ key: 'ending.behind', params: { count: 9 } });
  expect(line([30, 21, 25], [0], 0)).toEqual({
    key: 'ending.ahead-of',
    params: { count: 5, name: 'Cleo' },
  });
  expect(line([30, 21, 25], [0], 1)).toEqual({
    key: 'ending.place',
    params: { count: 9, place: 3, seats: 3 },
  });
  // Whoever only looks on is told of the winner.
  expect(line([-30, 21], [1])).toEqual({ key: 'ending.ahead', params: { count: 51 } });
});

test('equal points that the rules decided are told as such; a shared win and a game alone need no margin', () => {
  expect(line([30, 30], [0], 0)).toEqual({ key: 'ending.tie-break' });
  expect(line([30, 30], [0], 1)).toEqual({ key: 'ending.tie-break' });
  expect(line([30, 30], [0, 1], 1)).toBeNull();
  expect(line([30], [0], 0)).toBeNull();
  expect(line([-3], [], 0)).toBeNull();
});

const score = (table: string, points: number, more: Partial<Score> = {}): Score => ({
  table,
  game: 'extra',
  heading: 'schmidt-house',
  terms: {},
  company: 'solo',
  coached: false,
  score: points,
  won: points >= 0,
  at: 1,
  ...more,
});

test('a game is seen beside the earlier ones of its kind', () => {
  const own = score('own', 100);
  const others = [score('other', 500, { company: 'bots' })];
  expect(ownLines([own, ...others], own)).toEqual([{ key: 'result.first' }]);
  expect(ownLines([own, score('a', 90)], own)).toEqual([
    { key: 'result.record', params: { count: 90 } },
  ]);
  expect(ownLines([own, score('a', 300)], own)).toEqual([
    { key: 'result.no-record', params: { count: 300 } },
  ]);
  const four = [300, 100, 20, -5].map((points, index) => score(`${index}`, points));
  expect(ownLines([own, ...four], own)).toEqual([
    { key: 'result.no-record', params: { count: 300 } },
    { key: 'ending.own', params: { better: 2, count: 4 } },
  ]);
  // The first game, lost, is no record.
  expect(ownLines([score('own', -9)], score('own', -9))).toEqual([]);
});
