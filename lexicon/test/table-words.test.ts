import { describe, expect, test } from 'vitest';
import {
  afterRefusal,
  afterTimeToAsk,
  afterVote,
  askFor,
  EDITIONS,
  hasWord,
  MOST_ASKS,
  noTableWords,
  type TableWords,
  tableGraph,
  votersOf,
  wordsToAskFor,
} from '../src/index.ts';

const refused = (seats: number): TableWords =>
  afterRefusal(noTableWords(seats), 1, ['memik', 'ej']);

describe('who may ask', () => {
  test('only whoever had the word refused, for those words, until somebody plays on', () => {
    expect(wordsToAskFor(refused(3), 1)).toEqual(['memik', 'ej']);
    expect(wordsToAskFor(refused(3), 0)).toEqual([]);
    expect(wordsToAskFor(afterTimeToAsk(refused(3)), 1)).toEqual([]);
  });

  test('nobody while a vote is on, and nobody without others', () => {
    const voting = askFor(refused(3), 1, 'memik');
    expect(wordsToAskFor(voting, 1)).toEqual([]);
    expect(wordsToAskFor(afterRefusal(noTableWords(1), 0, ['memik']), 0)).toEqual([]);
  });

  test('not for ever', () => {
    let table = noTableWords(2);
    for (let time = 0; time < MOST_ASKS; time++) {
      table = afterRefusal(table, 0, ['memik']);
      expect(wordsToAskFor(table, 0)).toEqual(['memik']);
      table = afterVote(askFor(table, 0, 'memik'), 1, false);
    }
    expect(wordsToAskFor(afterRefusal(table, 0, ['memik']), 0)).toEqual([]);
    expect(wordsToAskFor(afterRefusal(table, 1, ['memik']), 1)).toEqual(['memik']);
  });
});

describe('a vote', () => {
  test('needs everybody else, and then the word counts from now on', () => {
    const voting = askFor(refused(3), 1, 'memik');
    expect(votersOf(voting)).toEqual([0, 2]);
    const half = afterVote(voting, 2, true);
    expect([votersOf(half), half.admitted]).toEqual([[0], []]);
    const done = afterVote(half, 0, true);
    expect(done).toMatchObject({ admitted: ['memik'], vote: null, asked: [0, 1, 0] });
    expect(votersOf(done)).toEqual([]);
    expect(hasWord(tableGraph(done, EDITIONS.pl.alphabet), 'memik')).toBe(true);
    expect(hasWord(tableGraph(done, EDITIONS.pl.alphabet), 'memi')).toBe(false);
  });

  test('is lost by one no, after a yes too', () => {
    const half = afterVote(askFor(refused(3), 1, 'memik'), 0, true);
    expect(afterVote(half, 2, false)).toMatchObject({ admitted: [], vote: null, asked: [0, 1, 0] });
  });
});

test('without words of the table there is a graph of none', () => {
  expect(hasWord(tableGraph(noTableWords(2), EDITIONS.pl.alphabet), 'kot')).toBe(false);
});
