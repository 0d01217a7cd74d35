import { describe, expect, it } from 'vitest';
import { dailySeed, dayOf, daysAfter, dealDigest, isDay, startOf } from '../src/index.ts';

describe('a day', () => {
  it('is one that some month has', () => {
    expect(['2026-11-18', '2024-02-29', '2000-01-01'].every(isDay)).toBe(true);
    const wrong = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-18T00:00:00Z', '', '20261118'];
    expect(wrong.filter(isDay)).toEqual([]);
  });

  it('begins at midnight of universal time', () => {
    expect(dayOf(Date.UTC(2026, 10, 18, 23, 59, 59, 999))).toBe('2026-11-18');
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe('2026-11-19');
    expect(startOf('2026-11-18', 1)).toBe(Date.UTC(2026, 10, 19));
    expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('the luck of a day', () => {
  const key = { day: '2026-11-18', game: 'extra', mode: 'solo', edition: '' };

  it('is another one for every part of its key', () => {
    const others = [
      key,
      { ...key, day: '2026-11-19' },
      { ...key, game: 'slowka' },
      { ...key, mode: 'alone' },
      { ...key, edition: 'pl' },
    ];
    expect(new Set(others.map(dailySeed)).size).toBe(others.length);
  });

  it('has a digest that tells what was drawn', () => {
    const seed = dailySeed(key);
    const digests = [[], [1], [1, 2]].map((tape) => dealDigest(key, seed, tape));
    expect(new Set(digests).size).toBe(3);
  });
});
