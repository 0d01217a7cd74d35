import { describe, expect, test } from 'vitest';
import { append, freshId, insist, type OpenFresh, opened, said, texts } from './store-fixtures.ts';

export function appendContract(fresh: OpenFresh): void {
  describe('steps', () => {
    test('are added with what follows from them, and read on from any number', async () => {
      const store = await fresh();
      const table = await opened(store);
      const steps = [said(1), said(2), said(3)];
      const wishes = { steps, listed: false, status: 'playing', touched: 7_000 } as const;
      expect(await store.append(append(table, 1, wishes))).toBe('ok');
      const row = await store.table(table);
      expect(row).toMatchObject({ length: 4, listed: false, status: 'playing', touched: 7_000 });
      expect((await store.steps(table, 1)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(await store.steps(table, 2)).toStrictEqual(steps.slice(1));
      expect(await store.steps(table, 4)).toEqual([]);
      expect(await store.steps(freshId(), 0)).toEqual([]);
    });

    test('and requests are kept to the letter, whatever is in them', async () => {
      const store = await fresh();
      const table = await opened(store);
      const odd = [
        '"',
        '\\',
        '\\"',
        '{NULL,"a"}',
        'NULL',
        '',
        '\n\t',
        '\u2028',
        '😀',
        '\ud800',
        '\0',
      ];
      const steps = odd.map((text, index) => said(1 + index, text));
      const names = odd.filter((text) => !/[\0\p{Surrogate}]/u.test(text));
      const requests = names.map((name) => ({ request: `anna/${name}`, length: 2 }));
      expect(await store.append(append(table, 1, { steps, requests, members: names }))).toBe('ok');
      expect(texts(await store.steps(table, 1))).toEqual(odd);
      for (const name of names) {
        expect(await store.requestLength(table, `anna/${name}`)).toBe(2);
        expect(await store.tablesOf(name, 1)).toHaveLength(1);
      }
    });

    test('that have gone by are not kept, nor are the requests that they answered', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1, { request: 'anna/1' }));
      await store.append(append(table, 2, { request: 'anna/2' }));
      await store.append(append(table, 3, { request: 'anna/3', passed: [1] }));
      expect((await store.steps(table, 0)).map(({ seq }) => seq)).toEqual([0, 2, 3]);
      expect(await store.table(table)).toMatchObject({ length: 4 });
      expect(await store.requestLength(table, 'anna/1')).toBeNull();
      expect(await store.requestLength(table, 'anna/2')).toBe(3);
      expect(await store.append(append(table, 3))).toBe('conflict');
    });

    test('meet a conflict when they are late, early or nowhere, and change nothing', async () => {
      const store = await fresh();
      const table = await opened(store);
      await store.append(append(table, 1, { wake: 500 }));
      const before = await store.table(table);
      for (const from of [0, 1, 3]) {
        const wishes = { request: 'anna/1', wake: 1, members: ['eve'], status: 'over' } as const;
        expect(await store.append(append(table, from, wishes))).toBe('conflict');
      }
      expect(await store.append(append(freshId(), 1))).toBe('conflict');
      expect(await store.table(table)).toEqual(before);
      expect(await store.steps(table, 0)).toHaveLength(2);
      expect(await store.requestLength(table, 'anna/1')).toBeNull();
      expect(await store.nextDue()).toBe(500);
      expect(await store.tablesOf('eve', 1)).toEqual([]);
    });

    test('that name somebody are found, and written anew when they are forgotten there', async () => {
      const store = await fresh();
      const [table, other] = [await opened(store), await opened(store)];
      const leaving = { seq: 2, at: 2_000, act: { do: 'forget', member: 'eve' } } as const;
      const gone = { seq: 3, at: 2_000, act: { do: 'forget', member: 'gone-1' } } as const;
      const start = { seq: 4, at: 2_000, act: { do: 'start' } } as const;
      const steps = [said(1), leaving, gone, start];
      for (const id of [table, other]) {
        await store.append(append(id, 1, { steps, request: 'eve/1', members: ['eve'] }));
        await store.append(append(id, 5, { steps: [], request: 'evelyn/1', members: ['evelyn'] }));
        await store.addLink({ id: `eve ${id}`, giver: 'eve', kept: true }, id, 1_000);
      }
      expect(await store.stepsNaming(table, 'eve')).toEqual([leaving]);
      const cleaned = { ...leaving, act: { do: 'forget', member: 'gone-2' } } as const;
      await store.forgetAt(table, 'eve', (named) => {
        expect(named).toEqual([leaving, gone]);
        return [cleaned, gone];
      });
      expect((await store.steps(table, 1)).slice(1)).toEqual([cleaned, gone, start]);
      expect(await store.table(table)).toMatchObject({ length: 5 });
      expect(await store.requestLength(table, 'eve/1')).toBeNull();
      expect(await store.requestLength(table, 'evelyn/1')).toBe(5);
      expect(await store.link(`eve ${table}`, table, 1)).toBeNull();
      expect(await store.tablesOf('eve', 9)).toMatchObject([{ id: other }]);
      expect(await store.tablesOf('evelyn', 9)).toHaveLength(2);
      expect(await store.stepsNaming(other, 'eve')).toEqual([leaving]);
      expect(await store.requestLength(other, 'eve/1')).toBe(5);
      expect(await store.link(`eve ${other}`, other, 1)).not.toBeNull();
      await store.forgetAt(table, 'anna', (named) => named);
      expect(await store.unfinishedOf('anna', 0)).toEqual({ all: 1, recent: 1 });
    });

    test('of one request are added once', async () => {
      const store = await fresh();
      const [table, other] = [await opened(store), await opened(store)];
      const request = 'anna/1';
      const steps = [said(1), said(2)];
      expect(await store.append(append(table, 1, { request, steps }))).toBe('ok');
      expect(await store.requestLength(table, request)).toBe(3);
      expect(await store.append(append(table, 1, { request, steps }))).toBe('repeated');
      expect(await store.append(append(table, 3, { request }))).toBe('repeated');
      expect(await store.append(append(other, 1, { request }))).toBe('ok');
      expect(await store.append(append(table, 3, { request: 'boris/1' }))).toBe('ok');
      expect(await store.requestLength(table, 'boris/1')).toBe(4);
      expect(await store.requestLength(table, 'boris/2')).toBeNull();
      expect(await store.table(table)).toMatchObject({ length: 4 });
    });

    test('of several requests are added all or not at all', async () => {
      const store = await fresh();
      const table = await opened(store);
      const both = (from: number, ...keys: string[]) =>
        append(table, from, {
          steps: [said(from), said(from + 1)],
          requests: keys.map((request, index) => ({ request, length: from + index + 1 })),
        });
      expect(await store.append(both(2, 'anna/1', 'boris/1'))).toBe('conflict');
      expect(await store.append(both(1, 'anna/1', 'anna/1'))).toBe('repeated');
      expect(await store.requestLength(table, 'anna/1')).toBeNull();
      expect(await store.append(both(1, 'anna/1', 'boris/1'))).toBe('ok');
      expect(await store.requestLength(table, 'anna/1')).toBe(2);
      expect(await store.requestLength(table, 'boris/1')).toBe(3);
      expect(await store.append(both(3, 'carla/1', 'boris/1'))).toBe('repeated');
      expect(await store.requestLength(table, 'carla/1')).toBeNull();
      expect(await store.table(table)).toMatchObject({ length: 3 });
    });

    test('of a request that was done before spoil nothing for those written with them', async () => {
      const store = await fresh();
      const tables = await Promise.all(Array.from({ length: 20 }, () => opened(store)));
      const again = tables[7] as string;
      const request = 'anna/1';
      expect(await store.append(append(again, 1, { request, wake: 500 }))).toBe('ok');
      const answers = await Promise.all(
        tables.map((table) => {
          const from = table === again ? 2 : 1;
          return store.append(append(table, from, { request, wake: 700 }));
        }),
      );
      expect(answers).toEqual(tables.map((table) => (table === again ? 'repeated' : 'ok')));
      for (const table of tables) {
        expect(await store.table(table)).toMatchObject({ length: 2 });
        expect(await store.steps(table, 0)).toHaveLength(2);
        expect(await store.requestLength(table, request)).toBe(2);
      }
      expect(await store.claimDue(600, 1_000, 500)).toEqual([again]);
    });

    test('of a request that was done before are not added either if they go by at once', async () => {
      const store = await fresh();
      const table = await opened(store);
      const request = 'anna/1';
      expect(await store.append(append(table, 1, { request }))).toBe('ok');
      expect(await store.append(append(table, 2, { request, passed: [2] }))).toBe('repeated');
      expect(await store.table(table)).toMatchObject({ length: 2 });
      expect(await store.requestLength(table, request)).toBe(2);
    });

    test('may be none: the request counts as done all the same', async () => {
      const store = await fresh();
      const table = await opened(store);
      const nothing = { steps: [], request: 'anna/1' };
      expect(await store.append(append(table, 1, nothing))).toBe('ok');
      expect(await store.append(append(table, 1, nothing))).toBe('repeated');
      expect(await store.table(table)).toMatchObject({ length: 1 });
    });

    test('asked for in one breath are done in that order, each seeing those before', async () => {
      const store = await fresh();
      const table = await opened(store);
      const answers = await Promise.all([
        store.append(append(table, 1, { request: 'anna/1' })),
        store.append(append(table, 1, { request: 'boris/1' })),
        store.append(append(table, 1, { request: 'anna/1' })),
        store.append(append(table, 2, { request: 'boris/2' })),
      ]);
      expect(answers).toEqual(['ok', 'conflict', 'repeated', 'ok']);
      expect(await store.table(table)).toMatchObject({ length: 3 });
    });

    test('of fifty writers each get a number of their own, without a gap', async () => {
      const store = await fresh();
      const table = await opened(store);
      const writers = Array.from({ length: 50 }, (_, writer) => `writer ${writer}`);
      const numbers = await Promise.all(writers.map((text) => insist(store, table, text)));
      expect([...numbers].sort((a, b) => a - b)).toEqual(writers.map((_, index) => index + 1));
      const steps = await store.steps(table, 1);
      expect(steps.map(({ seq }) => seq)).toEqual(writers.map((_, index) => index + 1));
      expect(texts(steps)).toEqual(numbers.map((_, i) => writers[numbers.indexOf(i + 1)]));
    });

    test('that are misnumbered or too many are refused whole', async () => {
      const store = await fresh();
      const table = await opened(store);
      const gap = store.append(append(table, 1, { steps: [said(1), said(3)] }));
      await expect(gap).rejects.toThrow();
      const flood = Array.from({ length: 30_000 }, (_, index) => said(index + 1));
      await expect(store.append(append(table, 1, { steps: flood }))).rejects.toThrow();
      expect(await store.table(table)).toMatchObject({ length: 1 });
    });

    test('are all read, however many', async () => {
      const store = await fresh();
      const table = await opened(store);
      const steps = Array.from({ length: 12_345 }, (_, index) => said(index + 1, '.'));
      await store.append(append(table, 1, { steps }));
      expect(await store.steps(table, 1)).toStrictEqual(steps);
    });
  });
}
