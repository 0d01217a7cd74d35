import { describe, expect, test } from 'vitest';
import { append, freshId, type OpenFresh, opened } from './store-fixtures.ts';

export function wakesContract(fresh: OpenFresh): void {
  describe('wake-ups', () => {
    test('fall due at their time, the earliest first', async () => {
      const store = await fresh();
      expect(await store.nextDue()).toBeNull();
      const [late, early, never] = [await opened(store), await opened(store), await opened(store)];
      await store.setWake(late, 1, 200);
      await store.setWake(early, 1, 100);
      await store.setWake(never, 1, null);
      expect(await store.nextDue()).toBe(100);
      expect(await store.claimDue(99, 50, 10)).toEqual([]);
      expect(await store.claimDue(200, 50, 10)).toEqual([early, late]);
    });

    test('are given to one caller only, and again when the lease is over', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.setWake(table, 1, 100);
      expect(await store.claimDue(100, 50, 10)).toEqual([table]);
      expect(await store.claimDue(149, 50, 10)).toEqual([]);
      expect(await store.nextDue()).toBe(150);
      expect(await store.claimDue(150, 50, 10)).toEqual([table]);
      expect(await store.nextDue()).toBe(200);
    });

    test('are not given beyond the limit', async () => {
      const store = await fresh();
      for (let index = 0; index < 5; index++) await store.setWake(await opened(store), 1, index);
      expect(await store.claimDue(100, 50, 0)).toEqual([]);
      expect(await store.claimDue(100, 50, 2)).toHaveLength(2);
      expect(await store.nextDue()).toBe(2);
      expect(await store.claimDue(100, 50, 10)).toHaveLength(3);
    });

    test('are set, moved and cleared by a step, which also ends the claim', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1, { wake: 100 }));
      expect(await store.claimDue(100, 1_000, 10)).toEqual([table]);
      await store.append(append(table, 2, { wake: 120 }));
      expect(await store.nextDue()).toBe(120);
      expect(await store.claimDue(120, 1_000, 10)).toEqual([table]);
      await store.append(append(table, 3, { wake: null }));
      expect(await store.nextDue()).toBeNull();
      expect(await store.claimDue(9_999, 1_000, 10)).toEqual([]);
    });

    test('tell when a running table was last touched, up to a time', async () => {
      const store = await fresh();
      expect(await store.lastTouched(1_000)).toBeNull();
      for (const touched of [100, 300, 5_000]) {
        const table = await opened(store);
        await store.append(append(table, 1, { status: 'playing', touched }));
      }
      await store.append(append(await opened(store), 1, { status: 'over', touched: 400 }));
      expect(await store.lastTouched(1_000)).toBe(300);
      expect(await store.lastTouched(99)).toBeNull();
    });

    test('can be moved and cleared by themselves', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.setWake(table, 1, 100);
      await store.claimDue(100, 1_000, 10);
      await store.setWake(table, 1, 300);
      expect(await store.nextDue()).toBe(300);
      await store.setWake(table, 1, null);
      expect(await store.nextDue()).toBeNull();
    });

    test('cannot be moved by somebody who has missed a step', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1, { wake: 100 }));
      expect(await store.setWake(table, 1, 9_000)).toBe(false);
      expect(await store.setWake(table, 1, null)).toBe(false);
      expect(await store.nextDue()).toBe(100);
      await store.append(append(table, 2, { wake: null }));
      expect(await store.setWake(table, 2, 50)).toBe(false);
      expect(await store.nextDue()).toBeNull();
      expect(await store.setWake(table, 3, 70)).toBe(true);
      expect(await store.nextDue()).toBe(70);
    });

    test('of a table that is no more are nobody’s business', async () => {
      const store = await fresh();
      await store.setWake(freshId(), 1, 100);
      expect(await store.nextDue()).toBeNull();
    });
  });
}
