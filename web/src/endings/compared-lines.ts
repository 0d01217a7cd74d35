import type { LevelResults } from '@late/games/manifest';
import type { Line } from '@late/kernel';
import { groupOf, recordBefore, type Score } from '../store/scores.ts';
import { expectationOf, resultsFor } from './expectation.ts';
import type { Say, Texts } from './use-say.ts';

/** From so many earlier games on it says something how many were worse. */
const FEWEST = 4;

/** How a game compares with the reader's own of its kind. */
export function ownLines(scores: readonly Score[], own: Score): Line<Texts>[] {
  const before = recordBefore(scores, own);
  if (before === null) return own.won ? [{ key: 'result.first' }] : [];
  if (own.score > before) return [{ key: 'result.record', params: { count: before } }];
  const peers = scores.filter((one) => one.table !== own.table && groupOf(one) === groupOf(own));
  const better = peers.filter(({ score }) => score < own.score).length;
  return [
    { key: 'result.no-record', params: { count: before } },
    ...(peers.length >= FEWEST
      ? [{ key: 'ending.own' as const, params: { better, count: peers.length } }]
      : []),
  ];
}

/** And with what bots make of such a table. */
export function expectationLine(
  results: LevelResults,
  own: Score,
  seats: number,
  say: Say,
): Line<Texts> | null {
  const kind = resultsFor(results, own, seats);
  const expected = kind && expectationOf(kind, own.score);
  if (!expected) return null;
  const { level, percent } = expected;
  if (percent === 0) return { key: 'ending.expected-none' };
  if (percent === 100) return { key: 'ending.expected-all' };
  return { key: 'ending.expected', params: { percent, level: say(`level.${level}`) } };
}
