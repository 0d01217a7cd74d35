import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  noChance,
  pick,
  playback,
  recording,
  seededChance,
  TapeMismatch,
  unbiased,
} from '../src/index.ts';

const WORD = 2 ** 32;
const size = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: WORD }));
const word = fc.integer({ min: 0, max: WORD - 1 });

/** Answers these numbers in turn, and counts how many were asked for. */
function words(...answers: number[]) {
  const source = { asked: 0, next: () => answers[source.asked++] as number };
  return source;
}

describe('unbiased', () => {
  test.each([
    [3, WORD - 2, WORD - 1],
    [6, WORD - 5, WORD - 4],
    [7, WORD - 5, WORD - 4],
    [1_000, WORD - 297, WORD - 296],
    [WORD - 1, WORD - 2, WORD - 1],
    [WORD / 2 + 1, WORD / 2, WORD / 2 + 1],
  ])('below %d, takes %d and rejects %d', (n, last, first) => {
    expect((last + 1) % n).toBe(0);
    expect(unbiased(n, words(last).next)).toBe(n - 1);
    const source = words(first, WORD - 1, 4);
    expect(unbiased(n, source.next)).toBe(4 % n);
    expect(source.asked).toBe(3);
  });

  test.each([1, 2, 4, 256, 65_536, WORD / 2, WORD])('below %d, rejects nothing', (n) => {
    const source = words(WORD - 1);
    expect(unbiased(n, source.next)).toBe(n - 1);
    expect(source.asked).toBe(1);
  });

  test('every answer has equally many words, which fills all but the rejected ones', () => {
    fc.assert(
      fc.property(size, word, (n, x) => {
        const source = words(x, 0);
        const answer = unbiased(n, source.next);
        const whole = Math.floor(WORD / n);
        expect(source.asked).toBe(x < whole * n ? 1 : 2);
        expect(answer).toBe(x < whole * n ? x % n : 0);
      }),
    );
  });

  test.each([0, -1, 0.5, WORD + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'below %d is no question',
    (n) => {
      expect(() => unbiased(n, () => 0)).toThrow(RangeError);
    },
  );
});

describe('seeded chance', () => {
  test('is repeatable, and differs from seed to seed', () => {
    const draws = (seed: number) => {
      const chance = seededChance(seed);
      return Array.from({ length: 8 }, () => chance.below(WORD)).join();
    };
    fc.assert(
      fc.property(word, (seed) => {
        expect(draws(seed)).toBe(draws(seed));
        expect(draws(seed)).not.toBe(draws(seed + 1));
      }),
    );
  });

  test('keeps its promise for every size', () => {
    fc.assert(
      fc.property(word, size, (seed, n) => {
        const answer = seededChance(seed).below(n);
        expect(Number.isInteger(answer) && answer >= 0 && answer < n).toBe(true);
      }),
    );
  });

  // Chi-squared with 5 degrees of freedom; 30 is passed once in 67,000 honest dice. Seeds are fixed.
  test.each([1, 2, 3, 1_234_567])('throws an honest die with seed %d', (seed) => {
    const chance = seededChance(seed);
    const throws = 60_000;
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < throws; n++) counts[chance.below(6)]!++;
    const expected = throws / 6;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(
      30,
    );
  });

  test('does not carry over from one small seed to the next', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 60_000; seed++) counts[seededChance(seed).below(6)]!++;
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(30);
  });
});

describe('tapes', () => {
  const questions = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 50 });

  test('a playback answers what was recorded', () => {
    fc.assert(
      fc.property(word, questions, (seed, sizes) => {
        const live = recording(seededChance(seed));
        const answers = sizes.map((n) => live.below(n, 'die'));
        expect(live.tape).toEqual(answers);
        const again = playback(live.tape);
        expect(sizes.map((n) => again.below(n))).toEqual(answers);
        again.finish();
      }),
    );
  });

  test('a tape that is too short, too long or out of range does not fit', () => {
    const short = playback([1]);
    short.below(6);
    expect(() => short.below(6)).toThrow(TapeMismatch);
    expect(() => playback([1]).finish()).toThrow(TapeMismatch);
    for (const answer of [6, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e20]) {
      expect(() => playback([answer]).below(6)).toThrow(TapeMismatch);
    }
  });

  test('no chance gives no answer', () => {
    expect(() => noChance.below(1)).toThrow(TapeMismatch);
  });
});

test('pick takes each with equal right', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (items, at) => {
      const index = at % items.length;
      expect(pick(playback([index]), items)).toBe(items[index]);
    }),
  );
});
