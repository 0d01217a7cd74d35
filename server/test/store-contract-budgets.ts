import { describe, expect, test } from 'vitest';
import type { Bucket } from '../src/store/budgets.ts';
import { freshId, type OpenPlace } from './store-fixtures.ts';

const HOUR = 3_600_000;
/** As of today: what is kept must hold times of that size. */
const NOW = 1_800_000_000_000;

function bucket(key: string, size = 2, period = HOUR): Bucket {
  return { key, size, period };
}

export function budgetsContract(open: OpenPlace): void {
  const fresh = () => open(`place_${freshId()}`);

  describe('a budget', () => {
    test('is spent, fills up again with time, and never beyond its size', async () => {
      const store = await fresh();
      const spend = (at: number) => store.spend([bucket('a')], NOW + at);
      expect([await spend(0), await spend(0), await spend(0)]).toEqual([null, null, 0]);
      expect([await spend(HOUR / 2 - 1), await spend(HOUR / 2)]).toEqual([0, null]);
      expect(await spend(HOUR / 2)).toBe(0);
      const late = () => spend(9 * HOUR);
      expect([await late(), await late(), await late()]).toEqual([null, null, 0]);
    });

    test('is each key’s own', async () => {
      const store = await fresh();
      for (const key of ['a', 'b']) {
        expect(await store.spend([bucket(key, 1)], NOW)).toBeNull();
        expect(await store.spend([bucket(key, 1)], NOW)).toBe(0);
      }
    });

    test('of which one part has none is not spent in the others', async () => {
      const store = await fresh();
      const [one, all] = [(key: string) => bucket(key, 1), bucket('all', 2)];
      expect(await store.spend([one('a'), all], NOW)).toBeNull();
      expect(await store.spend([one('a'), all], NOW)).toBe(0);
      expect(await store.spend([one('b'), all], NOW)).toBeNull();
      expect(await store.spend([one('c'), all], NOW)).toBe(1);
      expect(await store.spend([one('a'), all], NOW)).toBe(0);
      expect(await store.spend([one('c')], NOW)).toBeNull();
    });

    test('gets back what cost nothing, and never more than its size', async () => {
      const store = await fresh();
      const spend = () => store.spend([bucket('a'), bucket('b', 3)], NOW);
      await spend();
      await spend();
      await store.giveBack([bucket('a'), bucket('b', 3)]);
      expect([await spend(), await spend()]).toEqual([null, 0]);
      await store.giveBack([bucket('new')]);
      for (let n = 0; n < 5; n++) await store.giveBack([bucket('a')]);
      const single = () => store.spend([bucket('a')], NOW);
      expect([await single(), await single(), await single()]).toEqual([null, null, 0]);
      const unknown = () => store.spend([bucket('new')], NOW);
      expect([await unknown(), await unknown(), await unknown()]).toEqual([null, null, 0]);
    });

    test('is not used up for longer because the clock went back', async () => {
      const store = await fresh();
      const spend = (at: number) => store.spend([bucket('a', 1)], at);
      expect(await spend(NOW)).toBeNull();
      expect(await spend(NOW - 100 * HOUR)).toBe(0);
      expect(await spend(NOW - 99 * HOUR)).toBeNull();
    });

    test('is exact when many spend at once in two processes', async () => {
      const place = `place_${freshId()}`;
      const stores = [await open(place), await open(place)] as const;
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          stores[(n % 2) as 0 | 1].spend([bucket(`one ${n % 6}`, 5), bucket('all', 20)], NOW),
        ),
      );
      expect(answers.filter((short) => short === null)).toHaveLength(20);
    });

    test('may be large, and spent quickly', async () => {
      const store = await fresh();
      const large = bucket('a', 5_000_000);
      for (let n = 0; n < 20; n++) expect(await store.spend([large], NOW)).toBeNull();
      expect(await store.pruneBudgets(NOW + 14)).toBe(0);
      expect(await store.pruneBudgets(NOW + 15)).toBe(1);
    });

    test('that is full again is deleted, no other, and survives being closed', async () => {
      const place = `place_${freshId()}`;
      const before = await open(place);
      await before.spend([bucket('a'), bucket('b', 1)], NOW);
      await before.close();
      const store = await open(place);
      expect(await store.spend([bucket('b', 1)], NOW)).toBe(0);
      expect(await store.pruneBudgets(NOW + HOUR / 2 - 1)).toBe(0);
      expect(await store.pruneBudgets(NOW + HOUR / 2)).toBe(1);
      expect(await store.spend([bucket('b', 1)], NOW + HOUR / 2)).toBe(0);
      expect(await store.pruneBudgets(NOW + HOUR)).toBe(1);
      expect(await store.pruneBudgets(NOW + 9 * HOUR)).toBe(0);
    });
  });
}
