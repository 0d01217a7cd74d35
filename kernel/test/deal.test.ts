import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counting, dealtChance, noChance } from '../src/index.ts';

const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const source = fc.constantFrom('die', 'bag', 'stack', 'swap/1/0', 'swap/1');
const asks = fc.array(fc.tuple(source, fc.constantFrom(1, 6, 42, 2 ** 31 + 1, 2 ** 32)), {
  minLength: 1,
  maxLength: 20,
});

/** The derivation as docs and comments tell it, on the platform's own HMAC. */
function derived(text: string, name: string, index: number, n: number): number {
  const deal = createHmac('sha256', Buffer.from(text, 'hex')).update('deal').digest();
  for (let attempt = 0; ; attempt++) {
    const hmac = createHmac('sha256', deal).update(`${name}/${index}/${attempt}`);
    const first = hmac.digest().readUInt32BE(0);
    if (BigInt(first) < 2n ** 32n - (2n ** 32n % BigInt(n))) return first % n;
  }
}

describe('the chance of a deal', () => {
  test('is what anybody can compute from the seed, the source and how often it was asked', () => {
    fc.assert(
      fc.property(seed, asks, fc.nat(1_000), (text, asked, before) => {
        const chance = dealtChance(text, { die: before });
        const next: Record<string, number> = { die: before };
        for (const [name, n] of asked) {
          const index = next[name] ?? 0;
          next[name] = index + 1;
          expect(chance.below(n, name)).toBe(derived(text, name, index, n));
        }
      }),
    );
  });

  test('has an order for each source, whatever is asked of others in between', () => {
    fc.assert(
      fc.property(seed, asks, asks, (text, some, others) => {
        const throws = (between: typeof asks extends fc.Arbitrary<infer Asks> ? Asks : never) => {
          const chance = dealtChance(text, {});
          return between
            .filter(([name]) => name !== 'die')
            .slice(0, 5)
            .map(([name, n]) => {
              chance.below(n, name);
              return chance.below(6, 'die');
            });
        };
        const [one, other] = [throws(some), throws(others)];
        const shared = Math.min(one.length, other.length);
        expect(one.slice(0, shared)).toEqual(other.slice(0, shared));
      }),
    );
  });

  test('goes on where the source was left', () => {
    fc.assert(
      fc.property(seed, asks, fc.nat(20), (text, all, cut) => {
        const whole = dealtChance(text, {});
        const answers = all.map(([name, n]) => whole.below(n, name));
        const first = counting(dealtChance(text, {}), {});
        const begun = all.slice(0, cut).map(([name, n]) => first.below(n, name));
        const second = dealtChance(text, first.asked());
        const rest = all.slice(cut).map(([name, n]) => second.below(n, name));
        expect([...begun, ...rest]).toEqual(answers);
      }),
    );
  });

  test('refuses a seed that is none', () => {
    expect(() => dealtChance('not a seed', {}).below(6, 'die')).toThrow(RangeError);
  });
});

test('what was asked is counted by source, on top of what was asked before', () => {
  const chance = counting({ ...noChance, below: () => 0 }, { die: 3 });
  chance.below(6, 'die');
  chance.below(6, 'bag');
  chance.below(6, 'bag');
  expect(chance.asked()).toEqual({ die: 4, bag: 2 });
});
