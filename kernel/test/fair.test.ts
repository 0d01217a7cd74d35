import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, fairChance, isSeed } from '../src/index.ts';

const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** The derivation as docs and comments tell it, on the platform's own HMAC. */
function derived(key: string, table: string, step: number, sizes: readonly number[]): number[] {
  return sizes.map((n, draw) => {
    for (let attempt = 0; ; attempt++) {
      const hmac = createHmac('sha256', Buffer.from(key, 'hex'));
      const first = hmac.update(`${table}/${step}/${draw}/${attempt}`).digest().readUInt32BE(0);
      if (BigInt(first) < 2n ** 32n - (2n ** 32n % BigInt(n))) return first % n;
    }
  });
}

describe('commitment', () => {
  test('is the hash of the seed’s bytes', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const hash = createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex');
        expect(commitment(text)).toBe(hash);
      }),
    );
  });

  test.each([
    ['0'.repeat(64), true],
    ['0123456789abcdef'.repeat(4), true],
    ['0'.repeat(63), false],
    ['0'.repeat(65), false],
    ['A'.repeat(64), false],
    [`${'0'.repeat(64)}\n`, false],
    ['', false],
  ])('%j is a seed: %s', (text, is) => {
    expect(isSeed(text)).toBe(is);
  });
});

describe('fair chance', () => {
  const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
  // Just above a half of all words, so that nearly every other one is rejected.
  const sizes = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(2 ** 31 + 1), fc.constant(2 ** 32)),
    { minLength: 1, maxLength: 8 },
  );

  test('is what anybody can compute from seed, table, step and draw', () => {
    fc.assert(
      fc.property(seed, table, fc.nat(20_000), sizes, (text, id, step, asked) => {
        const chance = fairChance(text, id, step);
        expect(asked.map((n) => chance.below(n))).toEqual(derived(text, id, step, asked));
      }),
    );
  });

  test('depends on the seed, the table and the step', () => {
    const word = (text: string, id: string, step: number) =>
      fairChance(text, id, step).below(2 ** 32);
    fc.assert(
      fc.property(seed, seed, table, fc.nat(20_000), (one, other, id, step) => {
        fc.pre(one !== other);
        const here = word(one, id, step);
        expect(word(one, id, step)).toBe(here);
        expect(word(other, id, step)).not.toBe(here);
        expect(word(one, `${id}x`, step)).not.toBe(here);
        expect(word(one, id, step + 1)).not.toBe(here);
      }),
      { seed: 1 },
    );
  });

  test('refuses a seed that is none', () => {
    expect(() => fairChance('not a seed', 'table', 1)).toThrow(RangeError);
  });
});
