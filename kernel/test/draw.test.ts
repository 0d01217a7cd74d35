import { describe, expect, it } from 'vitest';
import { drawFrom, playback, seededChance } from '../src/index.ts';

describe('drawing from a bag', () => {
  it('takes what chance points at, and leaves the rest as it was', () => {
    expect(drawFrom(['a', 'b', 'c', 'd'], 2, playback([1, 2]), 'bag')).toEqual({
      drawn: ['b', 'd'],
      rest: ['a', 'c'],
    });
  });

  it('draws no more than there is', () => {
    expect(drawFrom([7], 3, playback([0]), 'bag')).toEqual({ drawn: [7], rest: [] });
  });

  it('gives each its equal chance', () => {
    const chance = seededChance(1);
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < 4_000; i++) {
      for (const drawn of drawFrom([0, 1, 2, 3], 2, chance, 'bag').drawn) seen[drawn]! += 1;
    }
    for (const times of seen) expect(Math.abs(times - 2_000)).toBeLessThan(150);
  });
});
