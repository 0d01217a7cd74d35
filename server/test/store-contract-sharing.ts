import { describe, expect, test } from 'vitest';
import { append, freshId, insist, newTable, type OpenPlace, opened } from './store-fixtures.ts';

export function sharingContract(open: OpenPlace): void {
  const pair = async () => {
    const place = `place_${freshId()}`;
    return [await open(place), await open(place)] as const;
  };

  describe('a place', () => {
    test('survives being closed', async () => {
      const place = `place_${freshId()}`;
      const before = await open(place);
      const table = await opened(before);
      await before.append(append(table, 1, { request: 'anna/1', wake: 77 }));
      await before.createIdentity('hash', { member: 'anna', name: 'Anna', since: 5 });
      const [row, steps] = [await before.table(table), await before.steps(table, 0)];
      await before.close();

      const after = await open(place);
      expect(await after.table(table)).toEqual(row);
      expect(await after.steps(table, 0)).toEqual(steps);
      expect(await after.requestLength(table, 'anna/1')).toBe(2);
      expect(await after.nextDue()).toBe(77);
      expect(await after.identity('hash')).toMatchObject({ name: 'Anna' });
    });

    test('does what was asked for before it closes, and nothing after', async () => {
      const place = `place_${freshId()}`;
      const store = await open(place);
      const asked = opened(store);
      const closing = store.close();
      const table = await asked;
      await closing;
      await store.close();
      await expect(store.append(append(table, 1))).rejects.toThrow();
      await expect(store.table(table)).rejects.toThrow();
      expect(await (await open(place)).table(table)).toMatchObject({ length: 1 });
    });

    test('shows at once to one what another has done', async () => {
      const [one, two] = await pair();
      const table = await opened(one);
      expect(await two.table(table)).toMatchObject({ length: 1 });
      expect(await two.createTable(newTable({ id: table }))).toBe(false);
      expect(await two.append(append(table, 1, { request: 'anna/1' }))).toBe('ok');
      expect(await one.append(append(table, 1, { request: 'boris/1' }))).toBe('conflict');
      expect(await one.append(append(table, 2, { request: 'anna/1' }))).toBe('repeated');
      expect(await one.steps(table, 0)).toHaveLength(2);
    });

    test('numbers the steps of fifty writers in two processes without a gap', async () => {
      const stores = await pair();
      const table = await opened(stores[0]);
      const numbers = await Promise.all(
        Array.from({ length: 50 }, (_, writer) =>
          insist(stores[(writer % 2) as 0 | 1], table, `writer ${writer}`),
        ),
      );
      expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
      expect((await stores[1].steps(table, 0)).map(({ seq }) => seq)).toEqual([0, ...numbers]);
    });

    test('gives each wake-up to one of two', async () => {
      const stores = await pair();
      const tables = await Promise.all(Array.from({ length: 30 }, () => opened(stores[0])));
      await Promise.all(tables.map((table) => stores[0].setWake(table, 1, 100)));
      const given = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => stores[(turn % 2) as 0 | 1].claimDue(100, 50, 2)),
      );
      expect(given.flat().sort()).toEqual([...tables].sort());
    });
  });
}
