import { expect, test } from 'vitest';
import { expectationOf, resultsFor, shareBelow } from '../src/endings/expectation.ts';

const marks = [0, 10, 20, 30, 40];
const alone = { heading: 'a', terms: {}, seats: 1, levels: { easy: marks } };
const two = { ...alone, seats: 2 };
const four = { ...alone, seats: 4 };
const english = { ...two, terms: { edition: 'en' } };
const results = { command: '', kinds: [alone, two, four, english] };

test('a score lies where it lies among those of bots', () => {
  expect([-5, 0, 5, 10, 35, 40, 41].map((score) => shareBelow(marks, score))).toEqual([
    0, 0, 0.125, 0.25, 0.875, 1, 1,
  ]);
  // Half of all games scored the same.
  expect(shareBelow([0, 7, 7, 7, 9], 7)).toBe(0.25);
});

test('it is compared with tables of its own kind, and of as many seats as there are', () => {
  const kind = { heading: 'a', terms: {} };
  expect(resultsFor(results, { ...kind, company: 'solo' }, 1)).toBe(alone);
  expect(resultsFor(results, { ...kind, company: 'bots' }, 2)).toBe(two);
  expect(resultsFor(results, { ...kind, company: 'bots' }, 6)).toBe(four);
  expect(resultsFor(results, { ...kind, terms: { edition: 'en' }, company: 'bots' }, 3)).toBe(
    english,
  );
  expect(resultsFor(results, { ...kind, heading: 'b', company: 'solo' }, 1)).toBeNull();
  expect(resultsFor(results, { ...kind, terms: { edition: 'en' }, company: 'solo' }, 1)).toBeNull();
});

test('of all levels the one is named that says most', () => {
  const levels = { easy: marks, medium: [100, 110, 120, 130, 140], hard: [] };
  const of = (score: number) => expectationOf({ ...alone, levels }, score);
  expect(of(20)).toEqual({ level: 'easy', percent: 50 });
  expect(of(125)).toEqual({ level: 'medium', percent: 63 });
  expect(of(-1)).toEqual({ level: 'easy', percent: 0 });
  expect(of(999)).toEqual({ level: 'easy', percent: 100 });
  expect(expectationOf({ ...alone, levels: {} }, 1)).toBeNull();
});
