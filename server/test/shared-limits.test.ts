import { describe, expect, test } from 'vitest';
import { Held } from '../src/http/held.ts';
import { HeldElsewhere } from '../src/http/held-elsewhere.ts';
import { HouseSecret } from '../src/http/house-secret.ts';
import { KeyNames } from '../src/http/key-names.ts';
import { SharedBudget } from '../src/http/shared-budget.ts';

async function namesOf(secret = 'a secret'): Promise<KeyNames> {
  const house = new HouseSecret({ openerSecret: async () => secret });
  await house.load();
  return new KeyNames(house);
}

const MINUTE = 60_000;

/** So many spend as they can, for so many seconds, in processes that tell each other every second. */
async function flood(processes: number, seconds: number, perSecond: number): Promise<number> {
  const names = await namesOf();
  const budgets = Array.from({ length: processes }, () => new SharedBudget(600, MINUTE, names));
  let passed = 0;
  for (let second = 0; second < seconds; second++) {
    const now = second * 1_000;
    for (const budget of budgets)
      for (let n = 0; n < perSecond; n++) if (budget.spend('eve', now)) passed++;
    const told = budgets.map((budget) => budget.tell(10, now));
    for (const [hearer, budget] of budgets.entries())
      for (const [teller, uses] of told.entries()) if (teller !== hearer) budget.hear(uses, now);
  }
  return passed;
}

describe('a budget that processes share', () => {
  test('is nearly one budget, wherever somebody floods it', async () => {
    const alone = await flood(1, 120, 50);
    expect(alone).toBe(600 + 119 * 10);
    // In the first second each process knows only what it spent itself.
    const together = await flood(3, 120, 50);
    expect(together).toBeGreaterThan(0.8 * alone);
    expect(together).toBeLessThan(1.2 * alone);
  });

  test('that was overspent in one moment is owed, by as much again at most', async () => {
    const budget = new SharedBudget(60, MINUTE, await namesOf());
    const names = await namesOf();
    budget.hear([[names.of('eve'), 1_000_000]], 0);
    expect(budget.spend('eve', 59_000)).toBe(false);
    expect(budget.spend('eve', 61_000)).toBe(true);
    expect(budget.spend('anna', 0)).toBe(true);
  });

  test('tells of the busiest first, of so many, and of nobody who does little', async () => {
    const names = await namesOf();
    const budget = new SharedBudget(600, MINUTE, names);
    const spend = (key: string, times: number) => {
      for (let n = 0; n < times; n++) budget.spend(key, 0);
    };
    spend('little', 5);
    spend('some', 6);
    spend('much', 50);
    spend('most', 100);
    expect(budget.tell(2, 0)).toEqual([
      [names.of('most'), 100],
      [names.of('much'), 50],
    ]);
    expect(budget.tell(2, 0)).toEqual([[names.of('some'), 6]]);
    spend('little', 1);
    expect(budget.tell(2, 0)).toEqual([[names.of('little'), 6]]);
    spend('little', 5);
    expect(budget.tell(2, MINUTE + 1)).toEqual([]);
    spend('little', 1);
    expect(budget.tell(2, MINUTE + 1)).toEqual([]);
  });

  test('names no address, and the same by the same name in every process of a house', async () => {
    const [one, two, other] = [await namesOf(), await namesOf(), await namesOf('another')];
    expect(one.of('192.0.2.1')).toMatch(/^[\w-]{22}$/);
    expect(one.of('192.0.2.1')).toBe(two.of('192.0.2.1'));
    expect(one.of('192.0.2.1')).not.toBe(other.of('192.0.2.1'));
    expect(one.of('192.0.2.1')).not.toBe(one.of('192.0.2.2'));
  });
});

describe('connections that are held', () => {
  test('are bounded by address and in all, and free again when they are let go', () => {
    const held = new Held({ all: 3, perAddress: 2 }, () => 0);
    const first = held.hold('a');
    held.hold('a');
    expect(held.hold('a')).toBe('address');
    held.hold('b');
    expect(held.hold('c')).toBe('all');
    for (let n = 0; n < 3; n++) if (typeof first === 'function') first();
    expect(held.size).toBe(2);
    expect(held.hold('a')).toBeTypeOf('function');
    expect(held.hold('a')).toBe('all');
  });

  test('count with those of other processes, until these are silent', () => {
    const elsewhere = new HeldElsewhere();
    elsewhere.hear('two', [['a', 3]], 0);
    elsewhere.hear('three', [['a', 4]], 2_000);
    expect([elsewhere.count('a', 2_000), elsewhere.count('b', 2_000)]).toEqual([7, 0]);
    expect(elsewhere.count('a', 5_001)).toBe(4);
    elsewhere.hear('three', [], 5_001);
    expect(elsewhere.count('a', 5_001)).toBe(0);

    const held = new Held({ all: 100, perAddress: 10 }, () => 8);
    expect([held.hold('a'), held.hold('a')].every((one) => typeof one === 'function')).toBe(true);
    expect(held.hold('a')).toBe('address');
  });

  test('are told of where they are many, the most first', () => {
    const held = new Held({ all: 1_000, perAddress: 100 }, () => 0);
    for (const [address, count] of [
      ['few', 4],
      ['some', 5],
      ['many', 50],
    ] as const)
      for (let n = 0; n < count; n++) held.hold(address);
    expect(held.tell(10)).toEqual([
      ['many', 50],
      ['some', 5],
    ]);
    expect(held.tell(1)).toEqual([['many', 50]]);
  });
});
